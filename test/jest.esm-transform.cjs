// Jest on Node 20 cannot require() ES modules: compile those in node_modules to CommonJS and leave the rest alone.
const { transformSync } = require('@swc/core');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const moduleTypes = new Map();

function isEsModule(file) {
  if (file.endsWith('.mjs')) return true;
  if (file.endsWith('.cjs')) return false;
  const visited = [];
  let folder = path.dirname(file);
  while (!moduleTypes.has(folder)) {
    visited.push(folder);
    const manifest = path.join(folder, 'package.json');
    const parent = path.dirname(folder);
    if (fs.existsSync(manifest))
      moduleTypes.set(folder, JSON.parse(fs.readFileSync(manifest, 'utf8')).type === 'module');
    else if (parent === folder) moduleTypes.set(folder, false);
    else folder = parent;
  }
  const answer = moduleTypes.get(folder);
  for (const each of visited) moduleTypes.set(each, answer);
  return answer;
}

module.exports = {
  canInstrument: false,
  getCacheKey: (source, file) =>
    createHash('sha1')
      .update('1' + file + source)
      .digest('hex'),
  process(source, file) {
    if (!isEsModule(file)) return { code: source };
    const { code } = transformSync(source, {
      filename: file,
      swcrc: false,
      jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
      module: { type: 'commonjs', ignoreDynamic: true },
      sourceMaps: false,
    });
    return { code };
  },
};
