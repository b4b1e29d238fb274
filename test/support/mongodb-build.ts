import { execFile, spawnSync } from 'node:child_process';
import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADDRESS_VARIABLE, sharedService } from './shared/services';

const source = join(__dirname, '../servers/mongodb-wire');
const inputs = ['main.go', 'go.mod', 'go.sum'].map((file) => join(source, file));

/** The test server that speaks MongoDB's wire protocol. */
export const MONGO_BINARY = join(source, 'mongodb-wire');

const isBuilt = (): boolean =>
  existsSync(MONGO_BINARY) && inputs.every((file) => statSync(file).mtimeMs <= statSync(MONGO_BINARY).mtimeMs);

export const canBuildMongo = (): boolean => isBuilt() || spawnSync('go', ['version']).status === 0;

/** Without what it does not use: FerretDB's backend on PostgreSQL, and what a debugger reads. */
const OPTIONS = ['-tags=ferretdb_no_postgresql', '-gcflags=all=-dwarf=false', '-ldflags=-s -w'];

/** Builds it unless it is built, which takes about a minute. */
export const buildMongo = async (): Promise<void> => {
  if (isBuilt()) return;
  const own = `${MONGO_BINARY}.${process.pid}`;
  await promisify(execFile)('go', ['build', ...OPTIONS, '-o', own, '.'], { cwd: source });
  renameSync(own, MONGO_BINARY);
};

/** Once for all suites of a run; a bench is alone. */
export const mongoIsBuilt = async (): Promise<void> => {
  if (isBuilt()) return;
  if (process.env[ADDRESS_VARIABLE] === undefined) await buildMongo();
  else await sharedService('mongodb-build');
};
