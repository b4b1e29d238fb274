import { type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CuttingProxy {
  readonly url: string;
  /** The next response at a path of that pattern ends after so many bytes, as where a network fails. */
  cutNext(path: RegExp, afterBytes: number): void;
  close(): Promise<void>;
}

/** Stands between a browser and a server, and cuts what it is told to. */
export const startCuttingProxy = async (target: string): Promise<CuttingProxy> => {
  let next: { readonly path: RegExp; readonly afterBytes: number } | null = null;
  const server = createServer((asked, answer) => {
    const cut = next?.path.test(asked.url ?? '') === true ? next : null;
    if (cut !== null) next = null;
    const { method, headers } = asked;
    const forwarded = request(new URL(asked.url ?? '', target), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (cut === null) response.pipe(answer);
      else cutAfter(cut.afterBytes, response, answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNext: (path, afterBytes) => void (next = { path, afterBytes }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const cutAfter = (bytes: number, response: NodeJS.ReadableStream, answer: ServerResponse): void => {
  let left = bytes;
  response.on('data', (chunk: Buffer) => {
    if (left <= 0) return;
    const sent = chunk.subarray(0, left);
    left -= sent.length;
    answer.write(sent, () => {
      // Once it is on its way.
      if (left <= 0) setImmediate(() => answer.destroy());
    });
  });
};
