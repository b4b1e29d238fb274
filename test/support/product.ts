import type { NestExpressApplication } from '@nestjs/platform-express';
import request, { type Response } from 'supertest';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING, EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { AccessTokens } from '#platform/http/access/access-tokens';
import type { Role } from '#platform/http/access/caller';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { startApplication } from '../../backend/src/application';
import { type AnswerCheck, answerCheck } from './conversations/answer-check';
import { configurationFor } from './http-app';

export interface UploadedFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface Visitor {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
  put(path: string, body: object): Promise<Response>;
  /** Sends a form with a file. */
  upload(
    path: string,
    fields: Readonly<Record<string, string>>,
    file: UploadedFile | null,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  delete(path: string): Promise<Response>;
}

export interface Product {
  readonly app: NestExpressApplication;
  readonly signedOut: Visitor;
  /** The holder of an access token. */
  bearing(access: string): Visitor;
  /** A user with a valid access token; the account itself is not created. */
  as(userId: string, ...roles: Role[]): Visitor;
  /** Checks all responses against the routes' declarations. */
  readonly answers: AnswerCheck;
  /** The whole log, or one of its streams. */
  events(stream?: string): Promise<readonly Recorded[]>;
  stop(): Promise<void>;
}

const visitor = (address: string, answers: AnswerCheck, bearer: string | null): Visitor => {
  const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  const send = async (
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    body?: object,
    more: object = {},
  ): Promise<Response> => {
    const call = request(address)
      [method](path)
      .set({ ...headers, ...more });
    const response = await (body === undefined ? call : call.send(body));
    answers.check(method, path, response);
    return response;
  };
  return {
    get: (path, more = {}) => send('get', path, undefined, more),
    post: (path, body = {}, more = {}) => send('post', path, body, more),
    put: (path, body) => send('put', path, body),
    upload: async (path, fields, file, more = {}) => {
      const call = request(address)
        .post(path)
        .set({ ...headers, ...more });
      for (const [name, value] of Object.entries(fields)) void call.field(name, value);
      if (file !== null) void call.attach('file', file.content, { filename: file.name });
      const response = await call;
      answers.check('post', path, response);
      return response;
    },
    delete: (path) => send('delete', path),
  };
};

/** Upper bound for filling the read models on the slowest machine. */
const FILLED_WITHIN_MS = 120_000;

/** The whole product on embedded storage in `dataDir`, without starter content, on its own port. */
export const startProduct = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> => {
  const { config, areas } = configurationFor({
    DATA_DIR: dataDir,
    STARTER_CONTENT: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ...environment,
  });
  const running = await startApplication({ config: { ...config, port: 0 }, areas });
  const address = await running.app.getUrl();
  const tokens = running.app.get(AccessTokens, { strict: false });
  const store = running.app.get<EventStore>(EVENT_STORE, { strict: false });
  // Until its read models are filled, lists of the starter content answer that they are not known yet.
  if (environment['STARTER_CONTENT'] === 'on') {
    const progress = running.app.get<ReadModelProgress>(READ_MODEL_PROGRESS, { strict: false });
    await progress.untilCaughtUp(await store.lastPosition(), FILLED_WITHIN_MS);
  }
  const answers = answerCheck(running.app);
  return {
    app: running.app,
    answers,
    signedOut: visitor(address, answers, null),
    bearing: (access) => visitor(address, answers, access),
    as: (userId, ...roles) => visitor(address, answers, tokens.issue({ userId, sessionId: 'a-session', roles }).token),
    events: async (stream) => {
      if (stream !== undefined) return store.readStream(stream);
      return (await store.readAll({ after: BEGINNING, limit: 100_000 })).events;
    },
    stop: () => running.stop(),
  };
};
