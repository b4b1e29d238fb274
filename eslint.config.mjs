import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importOrder } from './frontend/lint/import-order.mjs';

const MACHINE_TIME = 'Time comes in as a parameter or from the Clock port: see platform/clock.ts.';

/** `Date.now()` and `new Date()` without an argument look at the machine's clock. */
const machineTime = [
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: MACHINE_TIME },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: MACHINE_TIME },
  { selector: "CallExpression[callee.name='Date']", message: MACHINE_TIME },
];

const everywhere = [
  {
    selector: "TSAsExpression[expression.type='TSAsExpression'][expression.typeAnnotation.type='TSUnknownKeyword']",
    message: 'A cast through unknown hides a wrong type: parse or narrow instead.',
  },
  {
    selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
    message: 'Write the properties themselves: what is spread here adds nothing but braces.',
  },
  {
    selector: "MemberExpression[object.name='URL'][property.name='canParse']",
    message: 'Call parseUrl of #kernel/parse-url: once optimised, canParse refuses valid addresses with umlauts.',
  },
];

/** Such a path says how deep the file is, and nothing of what it leans on. */
const CLIMBING = {
  regex: '^(\\.\\./)+(shared|features)/',
  message: 'Import from #shared/… or #features/….',
};

/** A key that is written twice is invalidated once. */
const bareQueryKeys = [
  {
    selector:
      "Property[key.name='queryKey'][value.type='ArrayExpression']:not(CallExpression[callee.name=/^(queryOptions|infiniteQueryOptions)$/] *)",
    message: 'Take the key of the query: `fooQuery(id).queryKey`.',
  },
];

/** What is opened says so when it could not be loaded: nothing at all, or an endless skeleton, says that there is nothing. */
const QUERIES = '/^use((Infinite|Suspense)?Query|GetOne|GetList|GetMany|GetManyReference)$/';
const UNSAID_FAILURE =
  'Say that it failed (`ResultView`, QueryView, or DataNotLoaded on `isError`); what a page is whole without is read by useOptionalQuery.';
const unsaidFailures = [
  `VariableDeclarator[init.callee.name=${QUERIES}] > ObjectPattern:not(:has(> Property[key.name=/^(error|isError)$/]))`,
  `MemberExpression[object.callee.name=${QUERIES}]`,
  `ExpressionStatement > CallExpression[callee.name=${QUERIES}]`,
  `:function > BlockStatement:not(:has(MemberExpression[property.name=/^(error|isError)$/])):not(:has(JSXAttribute[name.name='result'])) > VariableDeclaration > VariableDeclarator[id.type='Identifier'][init.callee.name=${QUERIES}]`,
].map((selector) => ({ selector, message: UNSAID_FAILURE }));

/** Loading, failed and loaded are told apart in one place, so that data stays on screen while it cannot be renewed. */
const statesByHand = [
  {
    selector: `VariableDeclarator[init.callee.name=${QUERIES}] > ObjectPattern > Property[key.name='isError']`,
    message: 'Pass the result to `ResultView`, or the query to QueryView.',
  },
];

/** What opens over the page can be closed even if its code could not be loaded. */
const openedParts = [
  {
    selector: "CallExpression[callee.name='lazyComponent'] ImportExpression[source.value=/-(dialog|drawer)s?$/]",
    message: 'Use `lazyDialog`: its notice of a failure closes as the dialog does.',
  },
];

/** Sizes come from the type scale, by the names of its variants. */
const rawTypeSizes = [
  {
    selector: 'Property[key.name=/^(fontFamily|fontSize|lineHeight)$/]',
    message: 'Take a variant of the type scale: `typography: "body2"`, see shared/theme/theme.ts.',
  },
];

/** Columns that many pages share have a name. */
const rawWidths = [
  {
    selector: "Property[key.name='maxWidth'] > :matches(Literal[value=560], Literal[value=680], Literal[value=760])",
    message: 'Take the width by its name: `widths.measure`, see shared/theme/tokens.ts.',
  },
];

/** Suites share the product's modules: see docs/adr/0054-suites-share-what-they-load.md. */
const lowerCaseConstants = [
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[id.name=/^[a-z]/] > :matches(Literal, NewExpression[callee.name=/^(Set|RegExp)$/][arguments.length>0]).init',
    message: 'Write a constant of a module in upper case: in lower case it reads like a variable.',
  },
];

const lowerCaseRefusals = [
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[id.name=/^[a-z]/] > CallExpression[callee.name="refuse"].init',
    message: 'Write a refusal in upper case, as every other constant of a module.',
  },
];

const moduleState = [
  {
    selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
    message: 'A module keeps nothing that changes: keep it in what a caller creates.',
  },
];

const typescript = ['**/*.ts', '**/*.tsx', '**/*.mts'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'dist/**',
      'data/**',
      'coverage/**',
      'test/architecture/fixtures/**',
      'test/bench/peers/**',
    ],
  },
  {
    files: typescript,
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['frontend/vite.config.mts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { imports: { rules: { order: importOrder } } },
    rules: {
      'imports/order': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...everywhere, ...machineTime],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      // `eslint-suppressions.json` names the functions that are over it; a lint fails as soon as one of them no longer is.
      complexity: ['error', { max: 20, variant: 'modified' }],
      'no-duplicate-case': 'error',
      'no-duplicate-imports': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      // An empty hook of a test, for example. A stand-in may have nothing to do.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['asyncMethods', 'generatorFunctions', 'methods'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Endpoint classes and Nest modules hold their meaning in decorators.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['backend/src/**/*.ts', 'projections/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...machineTime, ...moduleState, ...lowerCaseRefusals] },
  },
  {
    // Tables of words, which text/languages exports as data, stay in lower case; so do the values that a test makes up.
    files: ['backend/src/{engine,kernel,modules,pages,platform}/**/*.ts', 'backend/src/text/{sentences,words}/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/spec-support/**', 'backend/src/modules/conversations/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...machineTime,
        ...moduleState,
        ...lowerCaseConstants,
        ...lowerCaseRefusals,
      ],
    },
  },
  {
    files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'no-restricted-imports': ['error', { patterns: [CLIMBING] }],
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...machineTime,
        ...bareQueryKeys,
        ...unsaidFailures,
        ...statesByHand,
        ...openedParts,
      ],
      ...Object.fromEntries(
        Object.keys(reactHooks.configs.flat['recommended-latest'].rules).map((rule) => [rule, 'error']),
      ),
      // Off: code that measures the page (zooming, dragging, following the end of a chat) reads refs as they forbid.
      'react-hooks/refs': 'off',
      'react-hooks/immutability': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
      // Prettier wraps code, not comments.
      'max-len': ['error', { code: Infinity, comments: 120, ignoreUrls: true }],
      // What goes wrong in a browser is told there.
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'react-router', name: 'NavigateFunction' }] },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'],
    ignores: ['frontend/src/shared/theme/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...machineTime,
        ...bareQueryKeys,
        ...unsaidFailures,
        ...statesByHand,
        ...openedParts,
        ...rawTypeSizes,
        ...rawWidths,
      ],
    },
  },
  {
    files: ['frontend/src/admin/**/*.tsx'],
    ignores: ['frontend/src/admin/fields/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            CLIMBING,
            {
              group: ['react-admin', '../fields/*'],
              importNamePattern:
                '^(Text|Number|Function|Reference|DateTime|Enum|CommaList)Field$|^(Tracker|User)Link$|^YesNo$',
              message: 'Take it from fieldsOf<…>(), which checks its source.',
            },
          ],
        },
      ],
    },
  },
  {
    // Written by a program.
    files: ['frontend/src/shared/api/schema.d.ts'],
    rules: { 'max-len': 'off', '@typescript-eslint/no-empty-object-type': 'off' },
  },
  {
    // The application's clock, and what only measures or waits on this machine.
    files: [
      'backend/src/platform/clock.ts',
      'frontend/src/shared/time/clock.ts',
      'test/**/*.ts',
      '**/*.spec.ts',
      '**/*.spec.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    // Loads the adapters that are configured. A dynamic import of a CommonJS file would have to name it as it is built.
    files: ['backend/src/adapters.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Loads what it finds, at once: benchmarks and tests declare themselves by it.
    files: ['test/support/collected.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Tools that are read by their own programs want a default export; what is run by hand prints.
    files: ['**/*.config.*', '**/vite.config.mts', 'backend/scripts/**', 'test/**'],
    rules: { 'no-restricted-exports': 'off', 'no-console': 'off' },
  },
);
