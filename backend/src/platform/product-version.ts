import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** The version from package.json in the working directory, where all commands run. */
export const productVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(resolve('package.json'), 'utf8'))).version;
