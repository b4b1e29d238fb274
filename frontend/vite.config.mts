import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The two fonts of the first screen are preloaded with the script, not after it, so that text never shifts. */
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

/** The theme disables ripples, but MUI would still bundle their code. */
const withoutRipples = (): Plugin => ({
  name: 'without-ripples',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './TouchRipple.js' && importer?.includes('/@mui/material/') ? NO_RIPPLE : null,
  load: (id) => (id === NO_RIPPLE ? 'export default () => null;' : null),
});

/** Serves the administration's page while developing, as `front-end.ts` does in the product. */
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

/** Matches the ids of these modules; `test/architecture/chunk-files` checks that the files exist. */
const filesIn = (...files: readonly string[]): RegExp =>
  new RegExp(`(${files.map((file) => file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')})$`);

/** Code that every page needs, in two chunks; split by use alone, there would be some forty. */
const usersPages = {
  output: {
    // Chunk names are listed in the first script, so they are short, and shared chunks have no name.
    chunkFileNames: ({ name, isDynamicEntry }: { readonly name: string; readonly isDynamicEntry: boolean }): string =>
      isDynamicEntry ? `assets/${name.replace(/\.page$/, '')}-[hash:7].js` : 'assets/[hash:7].js',
    codeSplitting: {
      groups: [
        { name: 'base', priority: 2, test: /node_modules/, tags: ['$initial'] },
        { name: 'common', priority: 2, test: /frontend[\\/]src/, tags: ['$initial'] },
        // Small files that the first pages share; separately, each would be a request.
        {
          name: 'fields',
          // The forms of accounts.
          test: filesIn(
            'src/features/accounts/published/auth-page-layout.tsx',
            'src/shared/ui/fields/field.tsx',
            'src/shared/ui/fields/field-error.tsx',
            'src/shared/ui/fields/password-field.tsx',
            'src/shared/ui/submit-button.tsx',
            'src/shared/forms/form.tsx',
            'src/shared/forms/field-rules.ts',
            'src/features/accounts/published/sign-in-settings.ts',
            'src/features/accounts/api/sign-in.ts',
            'src/features/accounts/use-enter-app.ts',
            'src/features/accounts/components/provider-sign-in.tsx',
            'src/features/accounts/components/sign-in-code.lazy.tsx',
            'src/features/accounts/components/sign-in-form.tsx',
            'src/features/accounts/texts/auth.ts',
            'src/shared/hooks/use-after-press.ts',
          ),
        },
        {
          name: 'cited',
          // Lines with their sources: for Explore, a tracker, and the sign-in page.
          test: filesIn(
            'src/shared/ui/truncated-text.tsx',
            'src/features/evidence/published/evidence-badge.tsx',
            'src/features/evidence/published/change-label.tsx',
            'src/features/evidence/published/change-mark.ts',
            'src/features/evidence/published/pointed-source.ts',
            'src/features/evidence/published/bare-host.ts',
            'src/features/evidence/published/format-mention-count.ts',
            'src/features/evidence/published/format-origin.ts',
            'src/shared/time/format-time.ts',
            'src/app/composed/wire-preview.tsx',
            'src/features/explore/published/wire.tsx',
            'src/features/trackers/published/tracker-path.ts',
          ),
        },
        {
          name: 'sending',
          // Before the group of fields, which would absorb their dependencies: Explore sends requests, but has no form.
          priority: 1,
          test: filesIn(
            'src/shared/api/use-api-mutation.ts',
            'src/shared/hooks/use-single-flight.ts',
            'src/shared/hooks/use-about-product.ts',
            'src/shared/texts/about.ts',
            'src/shared/ui/busy-button.tsx',
            'src/shared/ui/fields/field-sx.ts',
            'src/shared/language/with-element.tsx',
            'src/features/explore/api/get-wire.ts',
            'query-core/build/modern/mutationObserver.js',
            'react-query/build/modern/useMutation.js',
          ),
        },
        {
          name: 'creation',
          // Explore, and the dialogs that create or follow trackers.
          test: filesIn(
            'src/features/tracker-creation/published/use-start-tracker.ts',
            'src/features/tracker-creation/published/use-plan-allowance.ts',
            'src/features/tracker-creation/api/create-tracker.ts',
            'src/features/tracker-creation/api/initialize-tracker.ts',
            'src/features/tracker-creation/published/texts/creation.ts',
            'src/features/billing/published/sells-plans.ts',
            'src/features/tracker-page/api/toggle-following.ts',
            'src/features/tracker-page/api/use-tracker-toggle.ts',
            'src/features/tracker-page/texts/following.ts',
          ),
        },
        {
          name: 'lists',
          test: filesIn(
            'src/shared/ui/states/data-not-loaded.tsx',
            'src/shared/ui/states/result-view.tsx',
            'src/shared/ui/states/query-view.tsx',
            'src/shared/ui/states/empty-state.tsx',
            'src/shared/ui/states/next-page.tsx',
            'src/shared/ui/fields/search-input.tsx',
            'src/shared/ui/section-label.tsx',
            'src/shared/ui/marked-text.tsx',
            'src/features/trackers/api/tracker.ts',
            'backend/src/kernel/limits.ts',
            'src/shared/hooks/use-search-text.ts',
            'src/shared/hooks/use-url-param.ts',
            'src/shared/text-format/capitalize.ts',
            'src/shared/forms/is-enter.ts',
            'src/features/explore/by-category.ts',
            'src/features/explore/components/search-field.tsx',
          ),
        },
        {
          name: 'documents',
          // Explore and the pages of documents.
          test: filesIn(
            'src/features/documents/components/document-rows.tsx',
            'src/features/documents/document-facts.ts',
            'src/features/documents/published/document-dates.ts',
            'src/features/documents/published/document-path.ts',
            'src/features/documents/api/get-documents.ts',
            'src/features/documents/texts/explore.ts',
            'src/features/documents/published/document-kinds.ts',
            'src/shared/texts/documents.ts',
          ),
        },
        {
          name: 'news',
          // Cards of trackers, on Explore and in lists.
          test: filesIn(
            'src/features/trackers/published/last-news.ts',
            'src/features/trackers/published/line-path.ts',
            'src/features/trackers/published/older-news.ts',
            'src/features/trackers/texts/news.ts',
            'src/features/trackers/api/search-trackers.ts',
            'src/shared/api/define-paged-query.ts',
            'src/features/evidence/published/origin-of-line.tsx',
          ),
        },
        // Only react-apexcharts needs prop-types; without this group it would be in the initial chunk.
        { name: 'prop-types', test: /node_modules[\\/]prop-types[\\/]/, priority: 1 },
      ],
    },
  },
};

/**
 * Built separately (`--mode administration`): in one build, users would load parts of shared packages that only the
 * administration uses.
 */
const administrationsPage = { input: join(import.meta.dirname, 'admin.html') };

/**
 * The pages that most visits begin with: all their chunks are preloaded. Other pages discover theirs while loading, so
 * that the first script need not list them.
 */
const firstPages = /(sign-in|\/explore|tracker-with-record|list-trackers)-/;

const preloaded = (file: string, needed: string[]): string[] => (firstPages.test(file) ? needed : []);

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), preloadFaces(), productionRouter(), withoutRipples(), administration()],
  resolve: {
    alias: {
      '#kernel': join(import.meta.dirname, '../backend/src/kernel'),
      '#events': join(import.meta.dirname, '../backend/src/events'),
      '#wording': join(import.meta.dirname, '../backend/src/wording'),
      '#shared': join(import.meta.dirname, 'src/shared'),
      '#features': join(import.meta.dirname, 'src/features'),
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
