import { afterEach, expect, test, vi } from 'vitest';
import { api, isOffline } from './api';

afterEach(() => vi.unstubAllGlobals());

test('whoever says their name twice in a row is one person: the second waits for what the first is answered', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve))),
  );
  const first = api.become('Ana', 'en');
  const second = api.become('Ana María', 'en');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!(new Response('{"error": {"code": "garbage", "text": "No."}}', { status: 400 }));
  await expect(first).rejects.toThrow('No.');
  await vi.waitFor(() => expect(answers).toHaveLength(2)); // a refused request does not block the next one
  answers[1]!(Response.json({ name: 'Ana María', language: 'en' }));
  expect((await second).name).toBe('Ana María');
});

test('a proxy without a server behind it is no server: the page offers to try again', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('<h1>503</h1>', { status: 503, statusText: 'Service Unavailable' }))),
  );
  await expect(api.table('a')).rejects.toSatisfy(isOffline);
});
