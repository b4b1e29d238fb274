import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/**
 * Keeps files of the previous build that the next one lacks, for a day after they were replaced: tabs opened before an
 * upgrade still request them. `record` is a file with the time at which each was replaced.
 */
export const keepEarlierAssets = ({ previous, next, record, now }) => {
  if (!existsSync(previous)) return;
  const replacedAt = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const kept = readdirSync(previous)
    .filter((name) => !existsSync(join(next, name)))
    .map((name) => [name, replacedAt[name] ?? now])
    .filter(([, since]) => now - since < DAY_MS);
  for (const [name] of kept) copyFileSync(join(previous, name), join(next, name));
  writeFileSync(record, JSON.stringify(Object.fromEntries(kept)));
};
