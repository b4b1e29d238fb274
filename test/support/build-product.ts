import { execFileSync } from 'node:child_process';
import { ROOT } from './start-command';

let isBuilt = process.env.PRODUCT_IS_BUILT === '1';

/** Builds what `npm start` runs, if its sources changed: once per suite, and not at all where `npm test` has done it. */
export const buildProduct = (): void => {
  if (isBuilt) return;
  execFileSync(process.execPath, ['backend/scripts/prepare.mjs', 'back-end', 'front-end'], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  isBuilt = true;
};
