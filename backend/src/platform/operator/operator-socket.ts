import { rmSync } from 'node:fs';
import { type Server, type Socket, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { DataDirRefused } from '../data-dir/data-dir';
import { messageOf } from '../error-message';
import { EXIT, type OperatorIo } from './operator-command';
import { LONGEST_PATH, type OperatorAnswer, type OperatorRequest } from './operator-messages';

type CarryOut = (words: readonly string[], io: OperatorIo) => Promise<number>;

const serve = (socket: Socket, carryOut: CarryOut): void => {
  const caller = new AbortController();
  /** Resolves when the kernel has accepted it, for back-pressure. */
  const send = (message: OperatorAnswer): Promise<void> =>
    new Promise((resolve) => {
      if (!socket.writable) return resolve();
      socket.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
  const answer = async (line: string): Promise<void> => {
    const { words, folder } = JSON.parse(line) as OperatorRequest;
    const io: OperatorIo = { line: (text) => send({ line: text }), signal: caller.signal, folder };
    const exit = await carryOut(words, io).catch(async (error: unknown) => {
      await send({ line: messageOf(error) });
      return EXIT.failed;
    });
    await send({ exit });
    socket.end();
  };
  socket.on('error', () => socket.destroy());
  // An operator who interrupts closes only their half and can still read the outcome.
  socket.on('end', () => caller.abort());
  socket.on('close', () => caller.abort());
  createInterface({ input: socket })
    // It passes on the socket's errors, and one that nobody hears would end the whole process.
    .on('error', () => socket.destroy())
    .once('line', (line) => {
      answer(line).catch(() => socket.destroy());
    });
};

/**
 * Serves operator commands on a socket that only DATA_DIR's owner can open. Call it while holding DATA_DIR's lock: an
 * existing socket then belongs to a dead process and is removed.
 */
export const serveOperator = async (path: string, carryOut: CarryOut): Promise<{ close(): Promise<void> }> => {
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    throw new DataDirRefused(
      `The operator's socket ${path} is longer than ${LONGEST_PATH} bytes. Choose a shorter DATA_DIR.`,
    );
  }
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    serve(socket, carryOut);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};
