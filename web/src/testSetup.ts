// Runs before each test file. All files share one environment, because making one takes longer than the tests of a file; modules,
// page and storage are new to each.
import { vi } from 'vitest';

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
document.body.replaceChildren();
