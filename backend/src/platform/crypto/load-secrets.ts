import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Secrets } from '../config/secrets';
import { KEYS_FILE } from '../data-dir/file-names';
import { StoreRefused } from '../sqlite/database';

const JWT_SECRET_FILE = 'jwt-secret';
const DATA_KEY_FILE = 'data-key';

const syncFolder = (folder: string): void => {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Writes the file atomically and durably: either complete or absent after a crash. */
const keepOnce = (file: string, text: string): void => {
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
    closeSync(descriptor);
    linkSync(draft, file);
  } finally {
    unlinkSync(draft);
  }
  syncFolder(dirname(file));
};

const generatedOnce = (file: string, make: () => string): string => {
  if (!existsSync(file)) keepOnce(file, make());
  return readFileSync(file, 'utf8').trim();
};

/** Keys wrapped under a lost key can never be used again, so the start must not create a new one. */
const refuseLoss = (dataDir: string, given: Partial<Secrets>): void => {
  const has = (name: string): boolean => existsSync(join(dataDir, name));
  if (has(KEYS_FILE) && given.dataKey === undefined && !has(DATA_KEY_FILE)) {
    throw new StoreRefused(
      `${join(dataDir, DATA_KEY_FILE)} is missing beside ${KEYS_FILE}. Restore it, or set DATA_KEY to the key that was used.`,
    );
  }
};

/** The configured secrets; missing ones are generated once and stored in DATA_DIR. */
export const loadSecrets = (dataDir: string, given: Partial<Secrets>): Secrets => {
  refuseLoss(dataDir, given);
  const jwtSecret =
    given.jwtSecret ?? generatedOnce(join(dataDir, JWT_SECRET_FILE), () => randomBytes(48).toString('base64'));
  if (given.dataKey !== undefined) return { jwtSecret, dataKey: given.dataKey };

  const file = join(dataDir, DATA_KEY_FILE);
  const dataKey = Buffer.from(
    generatedOnce(file, () => randomBytes(32).toString('base64')),
    'base64',
  );
  if (dataKey.length !== 32) throw new StoreRefused(`${file} does not hold 32 bytes as base64. Restore it.`);
  return { jwtSecret, dataKey };
};
