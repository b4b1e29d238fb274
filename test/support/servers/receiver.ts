import type { IncomingMessage, ServerResponse } from 'node:http';
import { listening } from './listening';

/** What a request is answered with. */
export type Answer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  /** Accepts what was sent, and cuts the connection instead of an answer. */
  | 'cut'
  /** Answers nothing until `release`, then accepts. */
  | 'hold';

export interface Arrival {
  /** Its Idempotency-Key, or the id of a webhook’s message. */
  readonly key: string;
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

export interface Receiver {
  readonly url: string;
  /** All requests in the order of their arrival, whatever the response. */
  readonly arrived: readonly Arrival[];
  /** What was accepted, by key: more than once if a key came again. */
  accepted(key: string): number;
  /** From now on; at first everything is accepted. */
  answer(answer: Answer | ((arrival: Arrival, times: number) => Answer)): void;
  /** Ends the waiting of those on hold. */
  release(): void;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const OK: Answer = { status: 200 };

/** A stand-in for a service that the product calls: a webhook, Slack, Stripe. It counts what arrives by key. */
export const startReceiver = async (): Promise<Receiver> => {
  const arrived: Arrival[] = [];
  const accepted = new Map<string, number>();
  const held = new Set<() => void>();
  let answerTo: (arrival: Arrival, times: number) => Answer = () => OK;

  const accept = ({ key }: Arrival) => accepted.set(key, (accepted.get(key) ?? 0) + 1);
  const respond = (arrival: Arrival, answer: Answer, response: ServerResponse): void => {
    if (answer === 'cut') {
      accept(arrival);
      response.destroy();
    } else if (answer === 'hold') {
      const release = () => respond(arrival, OK, response);
      held.add(release);
      response.once('close', () => held.delete(release));
    } else {
      if (answer.status < 300) accept(arrival);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }
  };

  const server = await listening((request, response) => {
    void bodyOf(request).then(
      (body) => {
        const { headers, url: path = '' } = request;
        const arrival = { key: String(headers['idempotency-key'] ?? headers['webhook-id']), path, body, headers };
        arrived.push(arrival);
        respond(arrival, answerTo(arrival, arrived.filter(({ key }) => key === arrival.key).length), response);
      },
      () => response.destroy(),
    );
  });
  return {
    url: `${server.origin}/`,
    arrived,
    accepted: (key) => accepted.get(key) ?? 0,
    answer: (answer) => {
      answerTo = typeof answer === 'function' ? answer : () => answer;
    },
    release: () => {
      for (const release of held) {
        held.delete(release);
        release();
      }
    },
    close: server.close,
  };
};
