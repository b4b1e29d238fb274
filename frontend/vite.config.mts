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

/** Modules of our own that every page loads: the root and the shell use them. Beginnings of paths below src. */
const neededByAll = [
  'shared/(api|storage)/',
  'shared/session/(following|personal-name|session|session-changes|session-scope|stored-session|tokens|turned-away)\\.',
  'shared/hooks/use-(after-press|is-mounted|page-title|product-name|shortcuts|single-flight)',
  'shared/ui/(busy-button|field-sx|text-button|toast\\.)',
  'features/accounts/published/(auth-dialog|session-change|api/get-user)',
  'features/trackers/published/tracker-dialog\\.store',
];

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

/** What every page of the users needs comes in two pieces; split by use alone, it would come in some forty. */
const usersPages = {
  output: {
    // Their names are in everybody's first script: they are short, and pieces which no page is opened by have none.
    chunkFileNames: ({ isDynamicEntry }: { readonly isDynamicEntry: boolean }): string =>
      isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
    codeSplitting: {
      groups: [
        { name: 'common', test: new RegExp(`src/(${neededByAll.join('|')})`.replaceAll('/', '[\\\\/]')) },
        // Each of these is smaller than what it costs to name it apart.
        {
          name: 'fields',
          test: /src[\\/](shared[\\/](ui[\\/](entrance|field|field-error|password-field|submit-button)\.tsx|forms[\\/]field-rules)|features[\\/](explore[\\/]published[\\/]api[\\/]get-wire\.|accounts[\\/](sign-in-settings|api[\\/]sign-in\.|components[\\/](provider-sign-in|sign-in-code\.lazy)\.)))/,
        },
        {
          name: 'cited',
          test: /src[\\/]shared[\\/](ui[\\/](shortened|evidence[\\/](evidence-badge|change-label|change-mark|pointed-source|bare-host|told-by|origin-words))|time[\\/]time-words)\./,
        },
        // Of React-apexcharts alone, though what every page loads would take it along.
        { name: 'prop-types', test: /node_modules[\\/]prop-types[\\/]/, priority: 1 },
        { name: 'wire', test: /src[\\/](app[\\/]preview|features[\\/]explore[\\/]components[\\/]wire)\./ },
        {
          name: 'base',
          test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@emotion|stylis|@mui[\\/](system|styled-engine|utils|private-theming))[\\/]/,
        },
      ],
    },
  },
};

/** Built apart (`--mode administration`): in one build, users would load what only the administration uses of a shared package. */
const administrationsPage = { input: join(import.meta.dirname, 'admin.html') };

/** Pages that are seldom opened: what they need besides is found when they load, and not named in everybody's first script. */
const seldomOpened =
  /(conversation-pages|dashboard\.page|portal-pages|executive-branch\.page|tariffs\.page|mail-links|paying|staff-folders|impersonation-banner|step-up-dialog|preview|shared-collection\.page|not-found\.page|keep-up-to-date|all-changes|signed-out|signed-in-as|entries-for-some|account\.page|small-screen-notice|shell-dialog|pending-tracker|page-broken|report-crash)-/;

const preloaded = (file: string, needed: string[]): string[] => (seldomOpened.test(file) ? [] : needed);

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), preloadFaces(), productionRouter(), administration()],
  resolve: {
    alias: {
      '#events': join(import.meta.dirname, '../backend/src/events'),
      '#modules': join(import.meta.dirname, '../backend/src/modules'),
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
