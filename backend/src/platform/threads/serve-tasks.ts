import { parentPort } from 'node:worker_threads';
import type { FromTask, ToTask } from './task-messages';

/** The other side of a `taskThread`: answers each input, in the thread that calls it. */
export const serveTasks = <Input, Output>(task: (input: Input) => Output | Promise<Output>): void => {
  const port = parentPort;
  if (port === null) throw new Error('Tasks are served in a thread of their own.');
  const answer = (message: FromTask<Output>): void => port.postMessage(message);
  port.on('message', ({ input }: ToTask<Input>) => {
    Promise.resolve()
      .then(() => task(input))
      .then(
        (output) => answer({ kind: 'done', output }),
        (error: unknown) => answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
      );
  });
};
