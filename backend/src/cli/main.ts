import 'reflect-metadata';
import { join } from 'node:path';
import { startApplication } from '../application';
import { type Config } from '../platform/config/config';
import { loadConfig } from '../platform/config/environment';
import { OPERATOR_SOCKET } from '../platform/data-dir/file-names';
import type { OperatorIo } from '../platform/operator/operator-command';
import { OperatorDesk } from '../platform/operator/operator-desk';
import { askRunningProcess } from '../platform/operator/operator-socket';

/** `npm run aidy -- <command>`: in the process that is running, or, where none is, on the stores themselves. */
const carryOut = async (words: readonly string[], config: Config, io: OperatorIo): Promise<number> => {
  const answered = await askRunningProcess(join(config.dataDir, OPERATOR_SOCKET), words, io);
  if (answered !== undefined) return answered;
  // Only a run needs more than the read models.
  const roles = new Set(words[0] === 'research' ? (['projector', 'worker'] as const) : (['projector'] as const));
  const opened = await startApplication({ ...config, roles, log: { ...config.log, level: 'error' } });
  try {
    return await opened.app.get(OperatorDesk).carryOut(words, io);
  } finally {
    await opened.stop();
  }
};

const caller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => caller.abort());

carryOut(process.argv.slice(2), loadConfig(), {
  line: (text) => void process.stdout.write(`${text}\n`),
  signal: caller.signal,
}).then(
  (exit) => process.exit(exit),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
