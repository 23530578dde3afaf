import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { languages, listing, packing, WORKER } from './building.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What most pages need: all but pages, larger parts and boards. */
const COMMON =
  /node_modules.(svelte|esm-env|@fluent|clsx)|web.src.([\w.]+\.(ts|css)$|words|parts.(Emblem|Mark|Switches|TableLine|Toasts)|App\.svelte)/

export default defineConfig({
  plugins: [
    svelte(),
    // Of the sets of icons only those that are imported are in the page.
    icons({ compiler: 'svelte', defaultClass: 'icon' }),
    languages(),
    listing(),
    packing(),
  ],
  resolve: {
    // What a game's board may import of the client.
    alias: { $web: here('./src') },
    // Boards live beside the rules of their games, where no node_modules are found.
    dedupe: ['svelte'],
  },
  build: {
    outDir: here('../src/tycoon/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The page's security policy allows no inline script and no data: script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: here('./index.html'), worker: here('./worker/worker.ts') },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        // Few files: where every answer takes seconds, each one more beyond six at a time costs as much again.
        codeSplitting: { groups: [{ name: 'core', test: COMMON }] },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    // The server takes commands and sockets from pages of its own host only, so it must be told the page's.
    proxy: {
      '/api': { target: process.env['TYCOON_SERVER'] ?? 'http://127.0.0.1:8000', ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
})
