import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** The lines that lint would refuse if they were in this file. */
export const restrictedLines = (file: string, source: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'lint-input.mjs'), file], {
      cwd: root,
      encoding: 'utf8',
      input: source.join('\n'),
    }),
  );
