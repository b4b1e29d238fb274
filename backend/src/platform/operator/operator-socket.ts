import { rmSync } from 'node:fs';
import { type Server, type Socket, createServer, connect } from 'node:net';
import { createInterface } from 'node:readline';
import { DataDirRefused } from '../data-dir/data-dir';
import type { OperatorIo } from './operator-command';

/** Of an address in the file system: what Linux takes, less a margin. */
const LONGEST_PATH = 100;

type FromServer = { readonly line: string } | { readonly exit: number };

/**
 * Serves the operator's commands to whoever may open the socket: the owner of DATA_DIR. Call it while holding DATA_DIR's
 * lock: a socket that is there already is then a dead process's, and is removed.
 */
export const serveOperator = async (
  path: string,
  carryOut: (words: readonly string[], io: OperatorIo) => Promise<number>,
): Promise<{ close(): Promise<void> }> => {
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    throw new DataDirRefused(
      `The operator's socket ${path} is longer than ${LONGEST_PATH} bytes. Choose a shorter DATA_DIR.`,
    );
  }
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    const caller = new AbortController();
    const send = (message: FromServer): void => void (socket.writable && socket.write(`${JSON.stringify(message)}\n`));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      caller.abort(new Error('The operator has gone.'));
    });
    createInterface({ input: socket }).once('line', (line) => {
      carryOut(JSON.parse(line) as readonly string[], { line: (text) => send({ line: text }), signal: caller.signal })
        .catch((error: unknown) => {
          send({ line: error instanceof Error ? error.message : String(error) });
          return 1;
        })
        .then((exit) => {
          send({ exit });
          socket.end();
        });
    });
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

/** Has a running process carry the command out. Undefined where no process listens. */
export const askRunningProcess = (
  path: string,
  words: readonly string[],
  io: OperatorIo,
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(path);
    let exit: number | undefined;
    io.signal.addEventListener('abort', () => socket.destroy(), { once: true });
    socket.once('connect', () => socket.write(`${JSON.stringify(words)}\n`));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    createInterface({ input: socket })
      .on('line', (text) => {
        const message = JSON.parse(text) as FromServer;
        if ('line' in message) io.line(message.line);
        else exit = message.exit;
      })
      .on('close', () => resolve(exit ?? 1));
  });
