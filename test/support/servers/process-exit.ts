import type { ChildProcess } from 'node:child_process';

export const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.once('exit', () => resolve()));
