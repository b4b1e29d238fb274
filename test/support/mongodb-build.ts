import { execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADDRESS_VARIABLE, sharedService } from './shared/services';

const source = join(__dirname, '../servers/mongodb-wire');
const inputs = [...['main.go', 'go.mod', 'go.sum'].map((file) => join(source, file)), __filename];

/** The test server that speaks MongoDB's wire protocol. */
export const MONGO_BINARY = join(source, 'mongodb-wire');

const isBuilt = (): boolean =>
  existsSync(MONGO_BINARY) && inputs.every((file) => statSync(file).mtimeMs <= statSync(MONGO_BINARY).mtimeMs);

export const canBuildMongo = (): boolean => isBuilt() || spawnSync('go', ['version']).status === 0;

/** Without what it does not use: FerretDB's backend on PostgreSQL, and what a debugger reads. */
const OPTIONS = ['-tags=ferretdb_no_postgresql', '-gcflags=all=-dwarf=false', '-ldflags=-s -w'];

const go = async (...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)('go', words, { cwd: source })).stdout.trim();

const FERRETDB = 'github.com/FerretDB/FerretDB';
const LIMIT = 'db.SetMaxOpenConns(100)';

/**
 * FerretDB 1.24 opens at most a hundred connections to SQLite, and an update of many documents keeps one for each until its
 * end: two that together find more than a hundred wait for each other for ever. Returns the path of a go.mod that names a
 * copy without that limit.
 */
const withoutLimit = async (folder: string): Promise<string> => {
  await go('mod', 'download', FERRETDB);
  const copy = join(folder, 'ferretdb');
  // Files of Go's cache of modules are read-only.
  await promisify(execFile)('cp', ['-R', await go('list', '-m', '-f', '{{.Dir}}', FERRETDB), copy]);
  await promisify(execFile)('chmod', ['-R', 'u+w', copy]);
  const file = join(copy, 'internal/backends/sqlite/metadata/pool/opendb.go');
  const text = readFileSync(file, 'utf8');
  if (!text.includes(LIMIT)) throw new Error(`${file} does not say ${LIMIT}.`);
  writeFileSync(file, text.replace(LIMIT, 'db.SetMaxOpenConns(0)'));
  for (const name of ['go.mod', 'go.sum']) copyFileSync(join(source, name), join(folder, name));
  const module = join(folder, 'go.mod');
  await go('mod', 'edit', '-replace', `${FERRETDB}=${copy}`, module);
  return module;
};

/** Builds it unless it is built, which takes about a minute. */
export const buildMongo = async (): Promise<void> => {
  if (isBuilt()) return;
  const own = `${MONGO_BINARY}.${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'aidy-mongodb-build-'));
  try {
    await go('build', ...OPTIONS, `-modfile=${await withoutLimit(folder)}`, '-o', own, '.');
    renameSync(own, MONGO_BINARY);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Once for all suites of a run; a bench is alone. */
export const mongoIsBuilt = async (): Promise<void> => {
  if (isBuilt()) return;
  if (process.env[ADDRESS_VARIABLE] === undefined) await buildMongo();
  else await sharedService('mongodb-build');
};
