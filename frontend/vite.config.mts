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

/** Modules of our own that every page loads: the root and the shell use them. Beginnings of paths below src. */
const neededByAll = [
  'shared/(api|storage|hooks)/',
  'shared/ui/(busy-button|field-sx|keep-field-focus|text-button|toast\\.)',
  'features/accounts/(auth-dialog|session-change|api/get-user)',
  'features/trackers/(tracker-dialog\\.store|use-start-tracker|api/invalidate-tracker)',
];

const backend = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFaces()],
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in two pieces; split by use alone, it would come in some forty.
          groups: [
            { name: 'common', test: new RegExp(`src/(${neededByAll.join('|')})`.replaceAll('/', '[\\\\/]')) },
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@emotion|stylis|@mui[\\/](system|styled-engine|utils|private-theming))[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': backend, '/outbox': backend, '/go': backend, '/rss': backend } },
});
