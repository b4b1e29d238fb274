import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '#platform/config/config';
import { DataDirInUse } from '#platform/data-dir/data-dir';
import { externalStores } from '#platform/operator/backup/external-stores';
import { RestoreRefused } from '#platform/operator/backup/read-archive';
import { restore } from '#platform/operator/backup/restore';
import { EXIT, type OperatorIo, type OperatorHelp } from '#platform/operator/operator-command';

export const restoreHelp: OperatorHelp = {
  name: 'restore',
  usage: ['restore <file> [--replace]            restore a backup into DATA_DIR while the product is stopped'],
};

/** `restore`: runs without the application, since it replaces the stores. */
export const runRestore = async (words: readonly string[], config: Config, io: OperatorIo): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  });
  const [name, ...more] = positionals;
  const unknown = Object.keys(values).some((option) => option !== 'replace');
  if (name === undefined || more.length > 0 || unknown) {
    for (const line of restoreHelp.usage) await io.line(line);
    return EXIT.usage;
  }
  try {
    const refusal = externalStores(config);
    if (refusal !== null) throw new RestoreRefused(refusal);
    const archive = resolve(io.folder, name);
    const { position, version } = await restore({ archive, dataDir: config.dataDir, replace: values.replace === true });
    await io.line(
      `Restored up to position ${position}, from a backup of Aidy ${version}. The next start rebuilds the read models.`,
    );
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof RestoreRefused) && !(error instanceof DataDirInUse)) throw error;
    await io.line(error.message);
    return EXIT.failed;
  }
};
