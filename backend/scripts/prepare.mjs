// Installs and builds whatever is missing or out of date, so that every command works on a fresh clone. Plain Node,
// since nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { keepEarlierAssets } from './earlier-assets.mjs';

/** Minimum minor version of each major, as in `engines` of package.json; all from 24 on. */
const OLDEST_MINOR = { 20: 19, 22: 13 };
const ALL_FROM = 24;

const refuse = (message) => {
  console.error(message);
  process.exit(1);
};

const run = (what, command, args, env = {}) => {
  console.error(`${what} …`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  if (status !== 0) refuse(`${stdout}${stderr}\n${what} failed.`);
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < ALL_FROM && !(minor >= OLDEST_MINOR[major])) {
    refuse(`Aidy needs Node 20.19, 22.13, 24 or newer; this is ${process.versions.node}.`);
  }
};

/** Whether the installed packages match the lock file. Optional packages may be for other platforms. */
const isInstalled = () => {
  const installedList = 'node_modules/.package-lock.json';
  if (!existsSync(installedList)) return false;
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(installedList, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' || optional || devOptional || peer || installed[path]?.version === version,
  );
};

const install = () => {
  if (isInstalled()) return;
  // Building needs the development packages, whatever NODE_ENV says.
  run('Installing packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
};

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

const fingerprintOf = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).filter((file) => !/\.(spec|requests)\.tsx?$/.test(file))) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** Builds into a separate folder and swaps, so that a failed or interrupted build leaves the last one intact. */
const build = ({ name, sources, targets, make }) => {
  const stamp = `dist/.${name}`;
  const fingerprint = fingerprintOf([...sources, 'package-lock.json']);
  const upToDate =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint &&
    targets.every((target) => existsSync(`dist/${target}`));
  if (upToDate) return;

  const draft = `dist/.draft-${name}-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  make(draft);
  for (const target of targets) {
    rmSync(`dist/${target}`, { recursive: true, force: true });
    renameSync(`${draft}/${target}`, `dist/${target}`);
  }
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(stamp, fingerprint);
};

const WORTH_COMPRESSING = /\.(html|m?js|css|svg|json|webmanifest|txt)$/;
const SMALLEST = 1024;

/** Precompresses files, so that the server need not compress them on request. */
const compress = (folder) => {
  for (const file of filesBelow(folder).filter((name) => WORTH_COMPRESSING.test(name))) {
    const content = readFileSync(file);
    if (content.length < SMALLEST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};

const backEnd = {
  name: 'back-end',
  sources: ['backend/src', 'projections', '.swcrc'],
  targets: ['backend', 'projections'],
  make: (draft) =>
    run('Building the back end', process.execPath, [
      'node_modules/@swc/cli/bin/swc.js',
      'backend/src',
      'projections',
      '--out-dir',
      draft,
      '--copy-files',
      '--config-file',
      '.swcrc',
    ]),
};

const corpusServer = {
  name: 'corpus-server',
  sources: ['test/corpus/server', '.swcrc'],
  targets: ['test'],
  make: (draft) =>
    run('Building the corpus server', process.execPath, [
      'node_modules/@swc/cli/bin/swc.js',
      'test/corpus/server',
      '--out-dir',
      draft,
      '--config-file',
      '.swcrc',
    ]),
};

const frontEnd = {
  name: 'front-end',
  sources: [
    'frontend',
    'backend/src/modules/research/domain',
    'backend/src/events/research/remarks.ts',
    'CHANGELOG.md',
  ],
  targets: ['frontend'],
  make: (draft) => {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'frontend/vite.config.mts'];
    const into = ['--outDir', `../${draft}/frontend`];
    // Whatever runs this: jest, for one, sets it to `test`, for which React's development build would be taken.
    const env = { NODE_ENV: 'production' };
    run('Building the front end', process.execPath, [...vite, ...into], env);
    run('Building the administration', process.execPath, [...vite, ...into, '--mode', 'administration'], env);
    compress(`${draft}/frontend`);
    keepEarlierAssets({
      previous: 'dist/frontend/assets',
      next: `${draft}/frontend/assets`,
      record: 'dist/.replaced-assets.json',
      now: Date.now(),
    });
  },
};

checkNode();
install();
const wanted = process.argv.slice(2);
if (wanted.includes('back-end')) build(backEnd);
if (wanted.includes('front-end')) build(frontEnd);
if (wanted.includes('corpus-server')) build(corpusServer);
if (wanted.includes('bench-peers') && !existsSync('test/bench/peers/node_modules')) {
  // If a peer cannot be installed, for example because it needs a compiler, its rows are not measured.
  spawnSync('npm', ['ci', '--prefix', 'test/bench/peers', '--no-audit', '--no-fund'], { stdio: 'ignore' });
}
