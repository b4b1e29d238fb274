import { type Socket, connect } from 'node:net';
import { createInterface } from 'node:readline';
import { EXIT, type OperatorIo } from './operator-command';
import { LONGEST_PATH, type OperatorAnswer, type OperatorRequest } from './operator-messages';

/** Time for a command to finish after the operator interrupted it. */
const GRACE_MS = 2000;

/** Undefined if no process listens: none is running, or one was killed and left its socket behind. */
const connectTo = (path: string): Promise<Socket | undefined> =>
  new Promise((resolve, reject) => {
    // Node would truncate a longer path; no process listens on one either.
    if (Buffer.byteLength(path) > LONGEST_PATH) return resolve(undefined);
    const socket = connect(path, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
  });

/** Runs the command in the running process and returns its exit code. Undefined if no process listens. */
export const askRunningProcess = async (
  path: string,
  words: readonly string[],
  io: OperatorIo,
): Promise<number | undefined> => {
  const socket = await connectTo(path);
  if (socket === undefined) return undefined;
  // The lines below end with it, too.
  socket.on('error', () => socket.destroy());
  const giveUp = (): void => {
    socket.end();
    setTimeout(() => socket.destroy(), GRACE_MS).unref();
  };
  const request: OperatorRequest = { words, folder: io.folder };
  socket.write(`${JSON.stringify(request)}\n`);
  if (io.signal.aborted) giveUp();
  else io.signal.addEventListener('abort', giveUp, { once: true });

  let exit: number | undefined;
  try {
    for await (const text of createInterface({ input: socket })) {
      const answer = JSON.parse(text) as OperatorAnswer;
      if ('line' in answer) await io.line(answer.line);
      else exit = answer.exit;
    }
  } catch (error) {
    // A process that was killed before it had read everything resets the connection.
    if (error !== socket.errored) throw error;
  }
  if (exit !== undefined) return exit;
  if (io.signal.aborted) return EXIT.interrupted;
  await io.line('The running process ended before it responded.');
  return EXIT.failed;
};
