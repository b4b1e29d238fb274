import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
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

/** The outcome of a call; throws a Problem unless it succeeded. */
export const expectSuccess = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Outcome<Answer>> => {
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

export type Init = { readonly signal: AbortSignal };

/** `channelsQuery = defineQuery(['channels'], (init) => api.GET('/api/common/channels', init))` */
export const defineQuery = <Answer, Data = Answer>(
  key: readonly unknown[],
  send: (init: Init) => Promise<Outcome<Answer>>,
  options: Omit<UseQueryOptions<Answer, Error, Data>, 'queryKey' | 'queryFn' | 'initialData'> = {},
) => queryOptions({ ...options, queryKey: key, queryFn: ({ signal }) => unwrap(send({ signal })) });

/** A proxy may respond with its own page, which openapi-fetch returns as text. */
const problemBody = (error: unknown, response: Response): ProblemBody => ({
  ...(typeof error === 'object' ? error : {}),
  ...parseRetryAfter(response),
  status: response.status,
});
