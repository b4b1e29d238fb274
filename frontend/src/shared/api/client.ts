import createClient from 'openapi-fetch';
import { authorisedFetch } from './authorised-fetch';
import { isBehind } from './behind';
import { Problem, type ProblemBody } from './problem';
import type { paths } from './schema';

/** The API, with its paths, parameters, bodies and answers checked against the server's own OpenAPI document. */
export const api = createClient<paths>({ fetch: authorisedFetch });

export interface Outcome<Answer> {
  readonly data?: Answer;
  readonly error?: unknown;
  readonly response: Response;
}

const successOf = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Outcome<Answer>> => {
  const outcome = await call;
  if (!outcome.response.ok)
    throw new Problem(problemBody(outcome.error, outcome.response.status), isBehind(outcome.response));
  return outcome;
};

/** The answer of a call; everything that is no success is thrown as a Problem. */
export const answerOf = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Answer> => {
  const { data } = await successOf(call);
  // Absent only where the route answers nothing, and then Answer says so.
  return data as Answer;
};

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** What to send as `cursor` for the next page; null on the last. */
  readonly next: string | null;
}

/** The cursor of the next page, which the `Link` header leads to. */
const nextIn = ({ headers }: Response): string | null => {
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : new URL(next, window.location.origin).searchParams.get('cursor');
};

/** A page of a list. */
export const pageOf = async <Row>(call: Promise<Outcome<readonly Row[]>>): Promise<Page<Row>> => {
  const { data = [], response } = await successOf(call);
  return { rows: data, next: nextIn(response) };
};

/** An answer that holds a page of a list among other things, with the cursor of the next page. */
export const pagedAnswerOf = async <Answer>(call: Promise<Outcome<Answer>>) => {
  const { data, response } = await successOf(call);
  return { answer: data as Answer, next: nextIn(response) };
};

/** A proxy in between may answer with a page of its own, which openapi-fetch hands over as text. */
const problemBody = (error: unknown, status: number): ProblemBody => ({
  ...(typeof error === 'object' ? error : {}),
  status,
});
