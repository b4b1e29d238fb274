// Lets a plain Node process or thread load the product's TypeScript, compiled as jest compiles it: `node --require` this file.
const { transformSync } = require('@swc/core');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const { paths } = require('../../tsconfig.json').compilerOptions;

/** The source behind one of the product's own imports, such as `#kernel/ids`. */
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
