const swc = (react, transformer = '@swc/jest') => [
  transformer,
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: react, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
  },
];

const { paths } = require('./tsconfig.json').compilerOptions;

/** The product's own imports, such as `#kernel/ids`, lead to its sources. */
const toSources = Object.fromEntries(
  Object.entries(paths).map(([pattern, [folder]]) => [
    `^${pattern.replace('*', '(.*)')}$`,
    folder.replace('.', '<rootDir>').replace('*', '$1'),
  ]),
);

const common = {
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transformIgnorePatterns: [],
  transform: {
    'frontend/src/app/language/[^/]+\\.ts$': swc(false, '<rootDir>/test/jest.glob-transform.cjs'),
    '\\.ts$': swc(false),
    '\\.tsx$': swc(true),
    'node_modules/.+\\.(js|mjs)$': '<rootDir>/test/jest.esm-transform.cjs',
  },
};

/** Specs stand beside the code they describe; what spans folders stands under test/. */
module.exports = {
  // Only a bound on what hangs: every wait within a test has its own, and a slow machine takes its time.
  testTimeout: 600_000,
  showSeed: true,
  testSequencer: '<rootDir>/test/jest.sequencer.cjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      globalSetup: '<rootDir>/test/support/shared/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/shared/global-teardown.ts',
      testEnvironment: '<rootDir>/test/jest.node-environment.cjs',
      runtime: '<rootDir>/test/jest.runtime.cjs',
      roots: ['<rootDir>/backend', '<rootDir>/projections', '<rootDir>/frontend/src', '<rootDir>/test'],
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/test/bench/',
        '<rootDir>/test/architecture/fixtures/',
        '<rootDir>/frontend/src/.+/api/',
      ],
      moduleNameMapper: {
        ...toSources,
        '^node:worker_threads$': '<rootDir>/test/support/worker-threads.cjs',
        // Imported when needed, hence by its name after the build.
        '^\\./on-the-stores\\.js$': '<rootDir>/backend/src/cli/on-the-stores.ts',
      },
    },
    {
      ...common,
      // Components, and what calls the server: both need a browser's storage and addresses.
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/jest.jsdom-environment.cjs',
      runtime: '<rootDir>/test/jest.runtime.cjs',
      roots: ['<rootDir>/frontend/src'],
      testMatch: ['**/*.spec.tsx', '**/api/*.spec.ts'],
      moduleNameMapper: toSources,
      setupFilesAfterEnv: [
        '<rootDir>/frontend/src/shared/testing/patience.ts',
        '<rootDir>/frontend/src/shared/testing/forget-styles.ts',
      ],
    },
  ],
};
