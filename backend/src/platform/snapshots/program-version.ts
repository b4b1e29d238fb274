import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '#kernel/memoize';

const ROOT = join(__dirname, '../..');

/**
 * A hash of the program's modules, so that a snapshot is used only by the code that created it. Read one after the other:
 * through threads, as promises read, about 2,000 small files take three times the processor.
 */
export const programVersion = lazy((): string => {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[jt]s$/.test(name));
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(readFileSync(join(ROOT, name)));
  return hash.digest('base64url').slice(0, 16);
});
