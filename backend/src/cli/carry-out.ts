import { join } from 'node:path';
import { type Configuration, describeFault, readConfiguration } from '#platform/config/configuration';
import { EX_CONFIG } from '#platform/config/environment';
import type { Environment } from '#platform/config/settings';
import { OPERATOR_SOCKET } from '#platform/data-dir/file-names';
import { askRunningProcess } from '#platform/operator/ask-running-process';
import { EXIT, type OperatorIo } from '#platform/operator/operator-command';
import { areaSettings } from '../settings';
import { auditHelp, runAudit } from './audit';
import { restoreHelp, runRestore } from './restore';
import { isCommand, usage } from './usage';

const inSomeProcess = async (
  words: readonly string[],
  configuration: Configuration,
  io: OperatorIo,
): Promise<number> => {
  const answered = await askRunningProcess(join(configuration.config.dataDir, OPERATOR_SOCKET), words, io);
  if (answered !== undefined) return answered;
  // Loading the whole product takes a while and is not needed if it is already running.
  const { doctorWithoutStores, onTheStores } = await import('./on-the-stores.js');
  try {
    return await onTheStores(words, configuration, io);
  } catch (error) {
    if (words.join(' ') === 'doctor') return doctorWithoutStores(error, configuration, io);
    throw error;
  }
};

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Runs a command in the running process or, if there is none, directly on the stores. */
export const carryOut = async (words: readonly string[], environment: Environment, io: OperatorIo): Promise<number> => {
  const [name = 'help', ...rest] = words;
  if (!isCommand(name)) {
    const asksForHelp = HELP.has(name);
    if (!asksForHelp) await io.line(`Unknown command '${name}'.`);
    for (const line of usage) await io.line(line);
    return asksForHelp ? EXIT.done : EXIT.usage;
  }
  if (name === auditHelp.name) return runAudit(rest, io);
  const read = readConfiguration(environment, areaSettings);
  for (const warning of read.warnings) await io.line(`Warning: ${warning}`);
  if (read.kind === 'faulty') {
    await io.line(`The configuration has ${read.faults.length} fault(s):`);
    for (const each of read.faults) await io.line(`  ${describeFault(each)}`);
    return name === 'doctor' ? EXIT.failed : EX_CONFIG;
  }
  if (name === restoreHelp.name) return runRestore(rest, read.config, io);
  return inSomeProcess(words, read, io);
};
