// Imports point one way: kernel <- events <- domain and projections <- commands, queries, reactors <- modules <- application,
// and what reads pages: text <- pages <- engine <- modules. Words that both halves show are in wording, which needs events alone.
// test/architecture/dependency-rules.spec.ts holds a file that breaks each rule against it.
const { join } = require('node:path');

const APPLICATION = '^backend/src/(main|application|adapters|app\\.module|areas|settings)\\.ts$';
const SPEC = '\\.(spec|requests)\\.tsx?$';
/** Values that specs share; one may be made of another feature's. */
const FIXTURE = '\\.fixture\\.ts$';
const TEST_KIT = '^frontend/src/shared/testing/';
const PURE_NODE = '^(node:)?(crypto|util)$';
const ADAPTERS = '^backend/src/platform/[^/]+/(sqlite|mongo|bull|eventstoredb|in-process|folder|s3)/';

// Domains of knowledge and the one file that gives them to the engine.
const FIELDS = '^backend/src/modules/research/fields/';
const SEAM = '^backend/src/modules/research/news-engine\\.ts$';

// Texts of the interface in another language than English: `texts/page.de.ts`.
const TRANSLATION = '/texts/[^/]+\\.[a-z]{2}\\.ts$';

// What pages, mails and feeds say of a line, or of a week, is worded once; forms accept the domains, and as much text, as the server does.
const SHARED_BY_BOTH =
  '^backend/src/(?:wording/|events/research/remarks\\.ts$|kernel/(?:hostname|limits|parse-url)\\.ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle has no first part to understand.',
      severity: 'error',
      from: { path: '^(backend|projections|frontend)/' },
      to: { circular: true },
    },
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      from: { path: '^backend/src/kernel/', pathNot: SPEC },
      to: { pathNot: '^backend/src/kernel/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'kernel-does-no-io',
      comment: 'Hashing and comparing are pure; everything else of Node belongs to adapters.',
      severity: 'error',
      from: { path: '^backend/src/kernel/', pathNot: SPEC },
      to: { dependencyTypes: ['core'], pathNot: PURE_NODE },
    },
    {
      name: 'events-import-kernel-only',
      comment: 'What the log says is read by everything else, so it depends on nothing else.',
      severity: 'error',
      from: { path: '^backend/src/events/', pathNot: SPEC },
      to: { pathNot: `^backend/src/(kernel|events)/|${PURE_NODE}` },
    },
    {
      name: 'domain-imports-events-and-kernel-only',
      severity: 'error',
      from: { path: '^backend/src/(modules/[^/]+/domain|wording)/', pathNot: SPEC },
      to: { pathNot: `^backend/src/(kernel|events|wording|modules/[^/]+/domain)/|${PURE_NODE}` },
    },
    {
      name: 'projections-see-events-and-kernel-only',
      severity: 'error',
      from: { path: '^projections/', pathNot: SPEC },
      to: { pathNot: `^projections/|^backend/src/(kernel|events)/|${PURE_NODE}` },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: SPEC },
      to: { path: '^backend/src/(events|text|pages|engine|modules)/|^projections/' },
    },
    {
      name: 'text-is-the-lowest-room',
      comment: 'Words, sentences and dates are read without knowing of pages, of news or of a product.',
      severity: 'error',
      from: { path: '^backend/src/text/', pathNot: SPEC },
      to: { path: '^backend/src/', pathNot: '^backend/src/(kernel|text)/' },
    },
    {
      name: 'pages-know-no-engine',
      severity: 'error',
      from: { path: '^backend/src/pages/', pathNot: SPEC },
      to: { path: '^(backend|projections)/', pathNot: '^backend/src/(kernel|events|text|pages|platform)/' },
    },
    {
      name: 'the-engine-knows-no-module',
      comment: 'It takes pages and gives findings; who runs it, and when, is not its business.',
      severity: 'error',
      from: { path: '^backend/src/engine/', pathNot: SPEC },
      to: {
        path: '^(backend|projections)/',
        pathNot: '^backend/src/(kernel|events|text|pages|engine|platform/language-model)/',
      },
    },
    {
      name: 'specs-of-what-reads-pages-know-no-module',
      comment: 'Nor is it tried by what a module makes of it: fields and wording have specs of their own.',
      severity: 'error',
      from: { path: '^backend/src/(text|pages|engine)/.*\\.spec\\.ts$' },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'modules-are-wired-by-the-application-only',
      comment: "Areas meet through commands, queries, events and documents, not through each other's Nest modules.",
      severity: 'error',
      from: { pathNot: `${APPLICATION}|${SPEC}` },
      to: { path: '^backend/src/modules/.+\\.module\\.ts$' },
    },
    {
      name: 'areas-meet-at-their-published-surface',
      comment: 'What an area has not published may change without its neighbours knowing.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: SPEC },
      to: {
        path: '^(backend/src/modules|projections)/[^/]+/',
        pathNot: ['^(backend/src/modules|projections)/$1/', '^backend/src/modules/[^/]+/published\\.ts$'],
      },
    },
    {
      name: 'fields-stand-behind-one-seam',
      comment: 'What is known of law or of science can go without anybody else noticing (ADR 71).',
      severity: 'error',
      from: { path: '^(backend|projections)/', pathNot: `${FIELDS}|${SEAM}|${SPEC}` },
      to: { path: FIELDS },
    },
    {
      name: 'fields-know-nothing-of-each-other',
      severity: 'error',
      from: { path: `${FIELDS}([^/]+)/` },
      to: { path: FIELDS, pathNot: `${FIELDS}($1/|domain\\.ts$)` },
    },
    {
      name: 'endpoints-are-the-edge',
      comment: 'What a request does lives in its handler; nothing builds on an endpoint or a route.',
      severity: 'error',
      from: { path: '^backend/src/modules/', pathNot: `\\.module\\.ts$|\\.endpoint\\.ts$|${SPEC}` },
      to: { path: '\\.(endpoint|routes?)\\.ts$' },
    },
    {
      name: 'settings-load-nothing-else',
      comment: 'Every command of the operator reads them before it knows whether the product is needed.',
      severity: 'error',
      from: { path: '\\.settings\\.ts$' },
      to: { pathNot: ['^backend/src/platform/config/', '(^|/)node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-application-is-the-top',
      severity: 'error',
      from: { path: '^(backend|projections)/', pathNot: `${APPLICATION}|^backend/src/cli/|${SPEC}` },
      to: { path: APPLICATION },
    },
    {
      name: 'adapters-are-picked-in-one-place',
      comment:
        'Everything else asks for the port; a backup copies the files of the embedded stores and so has to know them.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: `${APPLICATION}|${ADAPTERS}|^backend/src/platform/operator/backup/|${SPEC}`,
      },
      to: { path: ADAPTERS },
    },
    {
      name: 'the-product-imports-no-test',
      severity: 'error',
      from: { path: '^(backend|projections|frontend)/', pathNot: `${SPEC}|${TEST_KIT}` },
      to: { path: `^test/|${SPEC}|${TEST_KIT}` },
    },
    {
      name: 'the-product-runs-without-development-packages',
      severity: 'error',
      // The front end is bundled: what it uses is needed at build time only.
      from: { path: '^(backend/src|projections)/', pathNot: SPEC },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '/@types/',
      },
    },
    {
      name: 'front-end-and-back-end-meet-over-http',
      severity: 'error',
      from: { path: '^frontend/', pathNot: SPEC },
      to: { path: '^(backend|projections)/', pathNot: SHARED_BY_BOTH },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/shared/', pathNot: SPEC },
      to: { path: '^frontend/src/(features|app|admin)/' },
    },
    {
      name: 'features-meet-at-their-published-folder',
      comment:
        'Requests are in `api`, components and functions for others in `published`; the rest may change without its neighbours knowing.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: `${SPEC}|${FIXTURE}` },
      to: {
        path: '^frontend/src/features/',
        pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/[^/]+/(api|published)/'],
      },
    },
    {
      name: 'the-app-knows-pages-and-what-is-published',
      comment: 'Whatever else is in a feature may change without the app or the administration knowing.',
      severity: 'error',
      from: { path: '^frontend/src/(app|admin)/', pathNot: SPEC },
      to: {
        path: '^frontend/src/features/',
        pathNot: `^frontend/src/features/[^/]+/(api|pages|published)/|${TRANSLATION}`,
      },
    },
    {
      name: 'translations-load-with-their-language',
      comment:
        'Texts in other languages than English are gathered in one file for each, which is loaded when it is chosen.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: `^frontend/src/app/language/|${SPEC}` },
      to: { path: TRANSLATION },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^frontend/src/features/', pathNot: SPEC },
      to: { path: '^frontend/src/(app|admin)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: { conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
