import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The two faces of the first screen are asked for together with the script, not after it: text never jumps. */
const preloadedFaces = /(newsreader|inter)-latin-wght-normal.*\.woff2$/;

const preloadFaces = (): Plugin => ({
  name: 'preload-faces',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFaces.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
});

const backend = 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFaces()],
  build: { outDir: '../dist/frontend', emptyOutDir: true },
  server: { port: 5173, proxy: { '/api': backend, '/outbox': backend, '/go': backend, '/rss': backend } },
});
