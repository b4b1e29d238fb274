import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A clock that a test sets, for a product with `CLOCK_OFFSET_FILE: clock.file` and for everything else that uses `now`.
 */
export const settableClock = (folder: string, at: number) => {
  const file = join(folder, 'clock');
  let offset = 0;
  const set = (time: number): void => {
    offset = time - Date.now();
    writeFileSync(file, String(offset));
  };
  set(at);
  return { file, set, now: () => new Date(Date.now() + offset) };
};
