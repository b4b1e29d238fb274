import { checkpointAndClose, namingDamage, openForReading, openForWriting } from '../../sqlite/database';
import { keyStoreFormat } from './format';

/** Number of erased persons in a key store's file, which may be in use. */
export const countDestroyedKeys = (file: string): number => {
  const db = openForReading(file);
  try {
    const count = 'SELECT count(*) AS n FROM person_keys WHERE wrapped IS NULL';
    return namingDamage(file, () => (db.prepare(count).get() as { n: number }).n);
  } finally {
    db.close();
  }
};

/** Deletes the idempotency records since a time (milliseconds since 1970) from a file that is not in use. */
export const forgetCommandsSince = (file: string, at: number): void => {
  const db = openForWriting(file, keyStoreFormat);
  try {
    db.prepare('DELETE FROM idempotency WHERE at >= ?').run(at);
  } finally {
    checkpointAndClose(db);
  }
};
