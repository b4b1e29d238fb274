// Load with `node --require` to run the product's TypeScript in a plain Node process or thread, compiled as by jest.
const { transformSync } = require('@swc/core');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const { paths } = require('../../tsconfig.json').compilerOptions;

/** Resolves an internal import such as `#kernel/ids` to its source. */
const sourceOf = (request) => {
  const pattern = Object.keys(paths).find((each) => request.startsWith(each.slice(0, -1)));
  return pattern === undefined
    ? request
    : path.join(root, paths[pattern][0].slice(0, -1), request.slice(pattern.length - 1));
};

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => resolveFilename(sourceOf(request), ...rest);

require.extensions['.ts'] = (module, file) => {
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
  });
  module._compile(code, file);
};
