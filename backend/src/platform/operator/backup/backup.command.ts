import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Clock } from '#kernel/clock';
import type { Config } from '../../config/config';
import { productVersion } from '../../product-version';
import { EXIT, type OperatorCommand, type OperatorHelp } from '../operator-command';
import { externalStores } from './external-stores';
import { makeBackup } from './make-backup';

export const backupHelp: OperatorHelp = {
  name: 'backup',
  usage: ['backup <file>                         back up the embedded store to one file, also while running'],
};

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(realpathSync(folder), path);
  return !way.startsWith('..') && way !== path;
};

const refusalOf = (dataDir: string, file: string): string | null => {
  if (!existsSync(dirname(file))) return `There is no folder ${dirname(file)}.`;
  if (existsSync(file)) return `${file} already exists. Choose another name.`;
  if (existsSync(`${file}.part`))
    return `${file}.part is left over, or a backup is in progress. Remove it, or choose another name.`;
  const resolved = join(realpathSync(dirname(file)), 'x');
  return isWithin(dataDir, resolved) ? `${file} is inside DATA_DIR. Choose a location outside.` : null;
};

/** `backup`: log, keys, generated secrets, outbox and files, up to one log position. */
export const backupCommand = (config: Config, clock: Clock): OperatorCommand => ({
  ...backupHelp,
  async run([name, ...more], io) {
    if (name === undefined || more.length > 0) return EXIT.usage;
    const file = resolve(io.folder, name);
    const refusal = externalStores(config) ?? refusalOf(config.dataDir, file);
    if (refusal !== null) {
      await io.line(refusal);
      return EXIT.failed;
    }
    const { position } = await makeBackup({
      dataDir: config.dataDir,
      file,
      version: productVersion(),
      now: clock.now(),
    });
    await io.line(`${file} contains everything up to position ${position}. Protect it like a password.`);
    if (config.s3 !== undefined) {
      await io.line(`Files are not in it: copy the bucket ${config.s3.bucket} with its own tools, after this backup.`);
    }
    return EXIT.done;
  },
});
