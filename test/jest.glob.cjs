const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../frontend');

/** Of Vite's `import.meta.glob`, what the front end uses: one export of each file `/…/**\/…*…`, loaded at once, by its path. */
module.exports = (load) => (pattern, options) => {
  if (!options.eager) throw new Error('Only eager globs are found under Jest.');
  const [folder, rest] = pattern.split('/**/');
  const ending = new RegExp(`/${rest.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return Object.fromEntries(
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => ending.test(file))
      .sort()
      .map((file) => [file, load(path.join(ROOT, file))[options.import]]),
  );
};
