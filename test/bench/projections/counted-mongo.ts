import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface CountedMongo {
  /** URL of a proxy to the same server. */
  readonly url: string;
  /** Number of commands by name, without those of the driver's monitoring. */
  readonly commands: Map<string, number>;
  close(): void;
}

const OP_MSG = 2013;
const HEADER_BYTES = 16;
/**
 * After the header: four bytes of flags, one of the section's kind, four of the document's length, one of the element's
 * type.
 */
const NAME_AT = HEADER_BYTES + 10;
const WATCHING: ReadonlySet<string> = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions']);

/** The name of a command is the first key of its document. */
const commandOf = (message: Buffer): string | undefined => {
  if (message.readInt32LE(HEADER_BYTES - 4) !== OP_MSG) return undefined;
  return message.toString('utf8', NAME_AT, message.indexOf(0, NAME_AT));
};

const countIn = (socket: Socket, count: (command: string) => void): void => {
  let pending: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    pending = Buffer.concat([pending, bytes]);
    while (pending.length >= HEADER_BYTES && pending.length >= pending.readInt32LE(0)) {
      const length = pending.readInt32LE(0);
      const command = commandOf(pending.subarray(0, length));
      if (command !== undefined && !WATCHING.has(command)) count(command);
      pending = pending.subarray(length);
    }
  });
};

/** Counts clients' commands to a MongoDB server by inspecting the wire protocol. */
export const countedMongo = async (url: string): Promise<CountedMongo> => {
  const { hostname, port } = new URL(url);
  const commands = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port || 27017), hostname);
    countIn(near, (command) => commands.set(command, (commands.get(command) ?? 0) + 1));
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`,
    commands,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
