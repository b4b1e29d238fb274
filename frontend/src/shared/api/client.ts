import { infiniteQueryOptions, type keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { fetchWithAuth } from './fetch-with-auth';
import { Problem, type ProblemBody } from './problem';
import { parseRetryAfter } from './read-problem';
import type { paths } from './schema';
import { isBehind } from './stale-reads';

/** The API client, with paths, parameters, bodies and responses typed by the server's OpenAPI document. */
export const api = createClient<paths>({ fetch: fetchWithAuth });

export interface Outcome<Answer> {
  readonly data?: Answer;
  readonly error?: unknown;
  readonly response: Response;
}

const expectSuccess = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Outcome<Answer>> => {
  const outcome = await call;
  if (!outcome.response.ok) throw new Problem(problemBody(outcome.error, outcome.response), isBehind(outcome.response));
  return outcome;
};

/** The response body of a call; throws a Problem unless it succeeded. */
export const unwrap = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Answer> => {
  const { data } = await expectSuccess(call);
  // Only missing if the route has an empty response, which `Answer` reflects.
  return data as Answer;
};

type Init = { readonly signal: AbortSignal };

/** `channelsQuery = defineQuery(['channels'], (init) => api.GET('/api/common/channels', init))` */
export const defineQuery = <Answer, Data = Answer>(
  key: readonly unknown[],
  send: (init: Init) => Promise<Outcome<Answer>>,
  options: Omit<UseQueryOptions<Answer, Error, Data>, 'queryKey' | 'queryFn' | 'initialData'> = {},
) => queryOptions({ ...options, queryKey: key, queryFn: ({ signal }) => unwrap(send({ signal })) });

export interface Page<Answer> {
  readonly answer: Answer;
  /** `cursor` of the next page; null on the last page. */
  readonly next: string | null;
}

const parseNextCursor = ({ headers }: Response): string | null => {
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : new URL(next, window.location.origin).searchParams.get('cursor');
};

const unwrapPage = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Page<Answer>> => {
  const { data, response } = await expectSuccess(call);
  return { answer: data as Answer, next: parseNextCursor(response) };
};

/** A paged list; `merge` combines the loaded pages into one result. */
export const definePagedQuery = <Answer, Data>(
  key: readonly unknown[],
  send: (page: { readonly cursor?: string }, init: Init) => Promise<Outcome<Answer>>,
  merge: (pages: readonly Answer[]) => Data,
  options: { readonly placeholderData?: typeof keepPreviousData } = {},
) =>
  infiniteQueryOptions({
    ...options,
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) => unwrapPage(send({ cursor }, { signal })),
    getNextPageParam: ({ next }: Page<Answer>) => next,
    select: ({ pages }) => merge(pages.map(({ answer }) => answer)),
  });

/** A proxy may respond with its own page, which openapi-fetch returns as text. */
const problemBody = (error: unknown, response: Response): ProblemBody => ({
  ...(typeof error === 'object' ? error : {}),
  ...parseRetryAfter(response),
  status: response.status,
});
