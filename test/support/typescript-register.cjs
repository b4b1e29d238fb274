// Load with `node --require` to run the product's TypeScript in a plain Node process or thread, compiled as by jest.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { version } = require('@swc/core/package.json');

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

const OPTIONS = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

// Suites start hundreds of threads, and some would spend as long on compiling as on their task.
const CACHE = path.join(root, 'node_modules/.cache/typescript-register');
const ENVIRONMENT = version + JSON.stringify(OPTIONS);

const compile = (file, source) => {
  const { transformSync } = require('@swc/core');
  return transformSync(source, { filename: file, ...OPTIONS }).code;
};

/** Other threads and processes may read or write the same file at the same time. */
const writeWhole = (file, text) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${process.hrtime.bigint()}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
};

const compiled = (file) => {
  const source = fs.readFileSync(file, 'utf8');
  const hash = createHash('sha1').update([ENVIRONMENT, file, source].join('\0'));
  const cached = path.join(CACHE, `${hash.digest('hex')}.js`);
  try {
    return fs.readFileSync(cached, 'utf8');
  } catch {
    const code = compile(file, source);
    writeWhole(cached, code);
    return code;
  }
};

// They are tried in the order in which they were added: './countries' is countries.ts, not the countries.json beside it.
const { '.json': json } = require.extensions;
delete require.extensions['.json'];
require.extensions['.ts'] = (module, file) => module._compile(compiled(file), file);
require.extensions['.json'] = json;

/** Has one file read as if it said something else. */
exports.readAs = (edited, source) => {
  const asWritten = require.extensions['.ts'];
  require.extensions['.ts'] = (module, file) =>
    file === edited ? module._compile(compile(file, source), file) : asWritten(module, file);
};
