const swc = (react) => [
  '@swc/jest',
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

/** Specs stand beside the code they describe; what spans folders stands under test/. */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/backend', '<rootDir>/projections', '<rootDir>/frontend/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/bench/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: { '^node:worker_threads$': '<rootDir>/test/support/worker-threads.cjs' },
  transformIgnorePatterns: [],
  transform: {
    '\\.ts$': swc(false),
    '\\.tsx$': swc(true),
    'node_modules/.+\\.(js|mjs)$': '<rootDir>/test/jest.esm-transform.cjs',
  },
  testTimeout: 60_000,
};
