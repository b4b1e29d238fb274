import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 if the connection ended without a response. */
  readonly status: number;
  readonly headers: string;
  readonly text: string;
}

/** Sends raw bytes, which no client library would, and reads until the server closes the connection. */
export const sendRaw = (address: string, bytes: string | Uint8Array): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const received: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', (data: Buffer) => received.push(data));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses an upload may close the connection while it is being sent.
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => {
      const [headers = '', ...rest] = Buffer.concat(received).toString('utf8').split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1] ?? 0), headers, text: rest.join('\r\n\r\n') });
    });
    socket.write(bytes);
  });

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  /** Header lines other than Host, Connection and what the body needs. */
  readonly headers?: readonly string[];
  readonly body?: string | Uint8Array;
  readonly type?: string;
}

/** A normal request except for the given parts. */
export const rawRequest = ({ method, path, headers = [], body, type = 'application/json' }: RawRequest): Buffer => {
  const content = Buffer.from(body ?? '');
  const lines = [
    `${method ?? (body === undefined ? 'GET' : 'POST')} ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...(body === undefined ? [] : [`Content-Type: ${type}`, `Content-Length: ${content.length}`]),
    ...headers,
    '',
    '',
  ];
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), content]);
};
