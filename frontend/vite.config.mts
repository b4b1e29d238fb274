import { join } from 'node:path';
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

const routerBuild = (file: string): string =>
  join(import.meta.dirname, '../node_modules/react-router/dist/production', file);

/** React Router exports only its development build, with warnings that visitors would load too. */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: routerBuild('index.mjs') },
        { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
      ],
    },
  }),
});

const NO_RIPPLE = '\0no-ripple';

/** The theme turns ripples off; MUI would ship what draws them all the same. */
const withoutRipples = (): Plugin => ({
  name: 'without-ripples',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './TouchRipple.js' && importer?.includes('/@mui/material/') ? NO_RIPPLE : null,
  load: (id) => (id === NO_RIPPLE ? 'export default () => null;' : null),
});
/** While developing, as `front-end.ts` does it in the product. */
const administration = (): Plugin => ({
  name: 'administration',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/admin(\/[^.]*)?$/.test(request.url?.split('?')[0] ?? '')) request.url = '/admin.html';
      next();
    });
  },
});

const backend = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** What every page needs, as the first script imports it, comes in two pieces. Split by use alone it would come in some forty. */
const usersPages = {
  output: {
    // Their names are in everybody's first script: they are short, and pieces which no page is opened by have none.
    chunkFileNames: ({ isDynamicEntry }: { readonly isDynamicEntry: boolean }): string =>
      isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
    codeSplitting: {
      groups: [
        { name: 'base', priority: 2, test: /node_modules/, tags: ['$initial'] },
        { name: 'common', priority: 2, test: /frontend[\\/]src/, tags: ['$initial'] },
        // Small files that the first pages share. Alone, each would be a request, and /sign-in would make 35 instead of 14.
        {
          name: 'fields',
          test: /src[\\/](shared[\\/](ui[\\/](entrance|field|field-error|password-field|submit-button)\.tsx|forms[\\/]field-rules|hooks[\\/]use-(single-flight|about-product)|texts[\\/]about)|features[\\/](explore[\\/]published[\\/]api[\\/]get-wire\.|accounts[\\/](published[\\/]sign-in-settings|api[\\/]sign-in\.|components[\\/](provider-sign-in|sign-in-code\.lazy)\.)))/,
        },
        {
          name: 'cited',
          test: /src[\\/]shared[\\/](ui[\\/](shortened|evidence[\\/](evidence-badge|change-label|change-mark|pointed-source|bare-host|told-by|origin-words))|time[\\/]time-words)\./,
        },
        {
          name: 'wire',
          test: /src[\\/](app[\\/]wire-preview|features[\\/](explore[\\/]published[\\/]wire|trackers[\\/]published[\\/]tracker-path))\./,
        },
        { name: 'sending', test: /src[\\/]shared[\\/]api[\\/](pending-tracker|use-api-mutation)\./ },
        {
          name: 'creation',
          // Explore and the dialogs in which trackers begin.
          test: /src[\\/]features[\\/](trackers[\\/]published[\\/](use-start-tracker|limit-banner|use-plan-room|api[\\/](create|initialize)-tracker|texts[\\/]creation)|billing[\\/]published[\\/]sells-plans)\./,
        },
        {
          name: 'lists',
          test: /src[\\/]shared[\\/](ui[\\/](not-loaded|notice|next-page|search-input|marked-text)|hooks[\\/](use-search-text|use-address-param))\./,
        },
        // Of React-apexcharts alone, though what every page loads would take it along.
        { name: 'prop-types', test: /node_modules[\\/]prop-types[\\/]/, priority: 1 },
      ],
    },
  },
};

/** Built apart (`--mode administration`): in one build, users would load what only the administration uses of a shared package. */
const administrationsPage = { input: join(import.meta.dirname, 'admin.html') };

/**
 * The pages that most visits begin with: all they need is fetched at once. The others find it as they load, so that it is
 * not named in everybody's first script.
 */
const firstPages = /(sign-in|explore\.page|tracker-with-record|list-trackers\.page)-/;

const preloaded = (file: string, needed: string[]): string[] => (firstPages.test(file) ? needed : []);

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), preloadFaces(), productionRouter(), withoutRipples(), administration()],
  resolve: {
    alias: {
      '#events': join(import.meta.dirname, '../backend/src/events'),
      '#wording': join(import.meta.dirname, '../backend/src/wording'),
    },
  },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: mode !== 'administration',
    copyPublicDir: mode !== 'administration',
    // Browsers without modulepreload fetch the same files a little later.
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: mode === 'administration' ? administrationsPage : usersPages,
  },
  server: {
    port: 5173,
    proxy: { '/api': backend, '/outbox': backend, '/go': backend, '/b': backend, '/rss': backend },
  },
}));
