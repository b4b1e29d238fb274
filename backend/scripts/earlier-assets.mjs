import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/**
 * Copies the files of the previous build that the next one does not have, for a day from when they were replaced: a tab
 * that was opened before an upgrade still asks for them. `record` is the file that holds when each was replaced.
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
