import { type Socket, connect } from 'node:net';
import { createInterface } from 'node:readline';
import { EXIT, type OperatorIo } from './operator-command';
import { LONGEST_PATH, type OperatorAnswer, type OperatorRequest } from './operator-messages';

/** How long a command may take to end after the operator gave it up. */
const FAREWELL_MS = 2000;

/** Undefined where nothing listens: no process, or one that was killed and left its socket behind. */
const connectTo = (path: string): Promise<Socket | undefined> =>
  new Promise((resolve, reject) => {
    // Node would cut a longer path; no process serves one either.
    if (Buffer.byteLength(path) > LONGEST_PATH) return resolve(undefined);
    const socket = connect(path, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
  });

/** Has a running process carry the command out, and answers its exit code. Undefined where no process listens. */
export const askRunningProcess = async (
  path: string,
  words: readonly string[],
  io: OperatorIo,
): Promise<number | undefined> => {
  const socket = await connectTo(path);
  if (socket === undefined) return undefined;
  // What breaks off ends the lines below, without an exit code.
  socket.on('error', () => socket.destroy());
  const giveUp = (): void => {
    socket.end();
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  };
  const request: OperatorRequest = { words, folder: io.folder };
  socket.write(`${JSON.stringify(request)}\n`);
  if (io.signal.aborted) giveUp();
  else io.signal.addEventListener('abort', giveUp, { once: true });

  let exit: number | undefined;
  for await (const text of createInterface({ input: socket })) {
    const answer = JSON.parse(text) as OperatorAnswer;
    if ('line' in answer) await io.line(answer.line);
    else exit = answer.exit;
  }
  if (exit !== undefined) return exit;
  if (io.signal.aborted) return EXIT.interrupted;
  await io.line('The running process ended before it had answered.');
  return EXIT.failed;
};
