import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  // The demo reads the games' catalogues where they live, in the Python package.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../src/ludoteca/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // All of these know light-dark(); an older target would freeze it at the root.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Inlined assets would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A style sheet of 30 kB, compressed, is less than twenty small ones cost.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What several pages share comes in a few files: each request costs more than the kilobytes that a page could do without.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /src\/(net|parts|table|tour|words)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // A busy machine is no fault of the page.
  test: {
    environment: 'happy-dom',
    isolate: false,
    fileParallelism: false,
    setupFiles: ['src/testSetup.ts'],
    include: ['src/**/*.test.ts'],
    // Style sheets are empty to a test, unless it reads one as text.
    css: { include: /\?raw$/ },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
