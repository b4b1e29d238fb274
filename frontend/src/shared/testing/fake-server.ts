import type { PathsWithMethod, RequestBodyJSON, SuccessResponseJSON } from 'openapi-typescript-helpers';
import type { Answer } from '../api/answer';
import type { ProblemCode } from '../api/problem';
import type { paths } from '../api/schema';

type Method = 'get' | 'post' | 'delete';
type Path<Verb extends Method> = PathsWithMethod<paths, Verb>;
type Operation<Verb extends Method, To extends Path<Verb>> = NonNullable<paths[To][Verb]>;

/** A request as the server sees it; `path` is the address without its query. */
interface Received<Body> {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Body;
}
type RequestTo<Verb extends Method, To extends Path<Verb>> = Received<RequestBodyJSON<Operation<Verb, To>>>;

/** What a route answers: the body of its success, or a whole response such as a problem. */
type AnswerFrom<Verb extends Method, To extends Path<Verb>> = SuccessResponseJSON<Operation<Verb, To>> | Response;

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handle: (request: Request) => Promise<Response>;
}

/** A token as the server makes them, good for 15 minutes. */
export const accessToken = (name = 'access'): string =>
  `${name}.${btoa(JSON.stringify({ iat: 1000, exp: 1900 }))}.signature`;

/** An error answer, as the API words one. */
export const problem = (status: number, code: ProblemCode, detail = ''): Response =>
  Response.json({ status, code, detail }, { status, headers: { 'content-type': 'application/problem+json' } });

/** What a plain installation offers. */
export const configExample: Answer<'Config'> = {
  product_name: 'Aidy',
  sign_ins: { email: true, google: false },
  map: 'built_in',
  billing: 'local',
  engines: ['feeds'],
  free_plan: { trackers: 5, daily: 2 },
  outbox: false,
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const responseOf = (answer: unknown): Response => {
  if (answer instanceof Response) return answer;
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
};

/**
 * Stands behind `fetch` for the tests of one file. Paths, bodies and answers are those of the OpenAPI document. A request
 * that the test has no answer for fails it.
 */
export const fakeServer = () => {
  let routes: Route[] = [];
  let unexpected: string[] = [];

  const on =
    <Verb extends Method>(verb: Verb) =>
    <To extends Path<Verb>>(path: To & string) => ({
      /** From now on the route answers so. Returns the list of the requests that it receives. */
      answers(
        answer: (request: RequestTo<Verb, To>) => AnswerFrom<Verb, To> | Promise<AnswerFrom<Verb, To>>,
      ): readonly RequestTo<Verb, To>[] {
        const received: RequestTo<Verb, To>[] = [];
        const handle = async (request: Request): Promise<Response> => {
          const { pathname, searchParams } = new URL(request.url);
          const text = await request.text();
          const sent = { path: pathname, query: searchParams, body: text === '' ? undefined : JSON.parse(text) };
          received.push(sent);
          return responseOf(await answer(sent));
        };
        routes = [{ method: verb.toUpperCase(), pattern: patternOf(path), handle }, ...routes];
        return received;
      },
    });
  const server = { get: on('get'), post: on('post'), delete: on('delete') };

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
    server.get('/api/common/config').answers(() => configExample);
  });
  afterEach(() => expect(unexpected).toEqual([]));

  return server;
};
