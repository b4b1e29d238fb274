import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../..');

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };

/** The arguments that `npm start` passes to node: its options and the program. */
export const START_ARGUMENTS: readonly string[] = scripts.start.replace(/^.* exec node /, '').split(' ');

/** What node itself takes from the environment; unset variables are not passed on. */
export const OF_NODE = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
