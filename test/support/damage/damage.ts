import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../seeded';

export interface Damage {
  /** The number of the case, from which file, place and value follow. */
  readonly seed: number;
  readonly store: string;
}

/** Bytes of each store, 60 in total. */
const BYTES: Readonly<Record<string, number>> = {
  'events.db': 14,
  'keys.db': 9,
  'read-models.db': 5,
  'read-models': 14,
  'snapshots.db': 5,
  'checkpoints.db': 4,
  files: 7,
  'data-key': 1,
  'jwt-secret': 1,
};

export const DAMAGES: readonly Damage[] = Object.entries(BYTES)
  .flatMap(([store, count]) => Array.from({ length: count }, () => store))
  .map((store, seed) => ({ seed, store }));

/** SQLite's own index of its write-ahead log, which it makes again. */
const isOfNoUse = (name: string): boolean => name.endsWith('-shm');

/** Changes one byte of one file to another value; where there are zeros, nothing is stored. Returns what it changed. */
export const damage = (folder: string, { seed }: Damage, names: readonly string[]): string => {
  const random = seeded(seed);
  const files = names.filter((name) => !isOfNoUse(name));
  const name = files[random(files.length)] ?? '';
  const bytes = readFileSync(join(folder, name));
  let at = random(bytes.length);
  while (bytes[at] === 0) at = (at + 1) % bytes.length;
  const before = bytes[at] ?? 0;
  bytes[at] = before ^ (1 + random(255));
  writeFileSync(join(folder, name), bytes);
  return `byte ${at} of ${name}: ${before} became ${bytes[at]}`;
};
