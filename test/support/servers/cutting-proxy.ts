import { type ServerResponse, request } from 'node:http';
import { listening } from './listening';

export interface CuttingProxy {
  readonly url: string;
  /** Sends on only so many bytes of the next response at a path of that pattern. */
  holdNext(path: RegExp, afterBytes: number): void;
  /** Ends what is held, as where a network fails. A browser drops what it has not read by then. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands between a browser and a server, and holds and cuts what it is told to. */
export const startCuttingProxy = async (target: string): Promise<CuttingProxy> => {
  let next: { readonly path: RegExp; readonly afterBytes: number } | null = null;
  let held: ServerResponse | null = null;
  const server = await listening((incoming, answer) => {
    const hold = next?.path.test(incoming.url ?? '') === true ? next : null;
    if (hold !== null) [next, held] = [null, answer];
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '', target), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (hold === null) response.pipe(answer);
      else sendFirst(hold.afterBytes, response, answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  return {
    url: server.origin,
    holdNext: (path, afterBytes) => void (next = { path, afterBytes }),
    cut: () => void held?.destroy(),
    close: server.close,
  };
};

const sendFirst = (bytes: number, response: NodeJS.ReadableStream, answer: ServerResponse): void => {
  let left = bytes;
  response.on('data', (chunk: Buffer) => {
    const sent = chunk.subarray(0, left);
    left -= sent.length;
    if (sent.length > 0) answer.write(sent);
  });
};
