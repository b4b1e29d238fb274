import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Configuration, describeFault, readConfiguration } from './configuration';
import type { Environment, Settings } from './settings';

/** sysexits.h: configuration error. */
export const EX_CONFIG = 78;

/** The process's environment, which overrides the folder's `.env` file. */
export const environmentOf = (folder: string, processEnvironment: Environment): Environment => {
  const file = join(folder, '.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...processEnvironment };
};

/** The configuration of this process. If invalid, prints all faults to stderr and exits. */
export const loadConfiguration = (areas: readonly Settings[]): Configuration => {
  const result = readConfiguration(environmentOf(process.cwd(), process.env), areas);
  for (const warning of result.warnings) process.stderr.write(`Warning: ${warning}\n`);
  if (result.kind === 'valid') return result;
  process.stderr.write(`The configuration has ${result.faults.length} fault(s):\n`);
  for (const fault of result.faults) process.stderr.write(`  ${describeFault(fault)}\n`);
  process.exit(EX_CONFIG);
};
