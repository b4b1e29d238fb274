import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A child must not survive a benchmark that was given up. */
const LONGEST_MS = 30 * 60_000;

/**
 * The one message of a script of this folder, run in a process of its own with the heap of the product, so that the memory
 * and the garbage of other measurements do not count. Throws if it sends none.
 */
export const answerOf = async <Answer>(script: string, args: readonly string[]): Promise<Answer> => {
  const register = join(__dirname, '../support/worker-threads-register.cjs');
  const child = fork(join(__dirname, script), args, {
    execArgv: ['--require', register, '--max-old-space-size=1024'],
    serialization: 'advanced',
    timeout: LONGEST_MS,
  });
  let answer: { readonly sent: Answer } | undefined;
  child.once('message', (sent: Answer) => (answer = { sent }));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (answer === undefined) throw new Error(`${script} ${args.join(' ')} sent nothing and exited with ${code}.`);
  return answer.sent;
};
