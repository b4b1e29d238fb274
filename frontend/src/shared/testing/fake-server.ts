import type { PathsWithMethod, RequestBodyJSON, SuccessResponseJSON } from 'openapi-typescript-helpers';
import type { Schema } from '../api/api-schema';
import type { ProblemCode } from '../api/problem';
import type { paths } from '../api/schema';

type Method = 'get' | 'post' | 'put' | 'delete';
type Path<Verb extends Method> = PathsWithMethod<paths, Verb>;
type Operation<Verb extends Method, To extends Path<Verb>> =
  paths[To] extends Readonly<Record<Verb, infer Known extends Record<string, unknown>>> ? Known : never;

/** A received request; `path` is the URL's path. */
interface Received<Body> {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The token it was sent with; null if it was sent anonymously. */
  readonly access: string | null;
  readonly body: Body;
}
type RequestTo<Verb extends Method, To extends Path<Verb>> = Received<RequestBodyJSON<Operation<Verb, To>>>;

/** A route's response: the body of its success, or a complete response such as a problem. */
type AnswerFrom<Verb extends Method, To extends Path<Verb>> = SuccessResponseJSON<Operation<Verb, To>> | Response;

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handle: (request: Request) => Promise<Response>;
}

/** A token like those of the server, valid for 15 minutes. */
export const accessToken = (name = 'access'): string =>
  `${name}.${btoa(JSON.stringify({ iat: 1000, exp: 1900 }))}.signature`;

/** An error response like those of the API. */
export const problemResponse = (status: number, code: ProblemCode, detail = ''): Response =>
  Response.json({ status, code, detail }, { status, headers: { 'content-type': 'application/problem+json' } });

/** Answers with events, one after another. */
export const streamResponse = (...events: readonly object[]): Response =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

/** The configuration of a default installation. */
export const configFixture: Schema<'Config'> = {
  product_name: 'Aidy',
  sign_ins: { email: true, google: false, oidc: false },
  google_client_id: null,
  oidc_label: null,
  map: 'built_in',
  google_maps_api_key: null,
  text_messages: true,
  billing: 'local',
  pricing_table: null,
  plans: [],
  engines: ['feeds'],
  editors: ['rules'],
  free_plan: { trackers: 5, daily: 2 },
  sends_mail: true,
  outbox: false,
};

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);

const toResponse = (answer: unknown): Response => {
  if (answer instanceof Response) return answer;
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
};

/**
 * Replaces `fetch` for the tests of a file. Paths, bodies and responses are typed by the OpenAPI document. An
 * unexpected request fails the test.
 */
export const fakeServer = () => {
  let routes: Route[] = [];
  let unexpected: string[] = [];

  const on =
    <Verb extends Method>(verb: Verb) =>
    <To extends Path<Verb>>(path: To & string) => ({
      /** Sets a route's response. Returns the list of requests that it receives. */
      answers(
        answer: (request: RequestTo<Verb, To>) => AnswerFrom<Verb, To> | Promise<AnswerFrom<Verb, To>>,
      ): readonly RequestTo<Verb, To>[] {
        const received: RequestTo<Verb, To>[] = [];
        const handle = async (request: Request): Promise<Response> => {
          const { pathname, searchParams } = new URL(request.url);
          const text = await request.text();
          const access = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
          const sent = {
            path: pathname,
            query: searchParams,
            access,
            body: text === '' ? undefined : JSON.parse(text),
          };
          received.push(sent);
          return toResponse(await answer(sent));
        };
        routes = [{ method: verb.toUpperCase(), pattern: toPattern(path), handle }, ...routes];
        return received;
      },
    });
  const server = { get: on('get'), post: on('post'), put: on('put'), delete: on('delete') };

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (route !== undefined) return route.handle(request);
    unexpected.push(`${request.method} ${pathname}`);
    throw new TypeError(`The test has no answer for ${request.method} ${pathname}.`);
  };

  beforeEach(() => {
    routes = [];
    unexpected = [];
    globalThis.fetch = fetch;
    server.get('/api/common/config').answers(() => configFixture);
    server.get('/api/topics/new-topic-opened').answers(() => ({}));
  });
  afterEach(() => expect(unexpected).toEqual([]));

  return server;
};
