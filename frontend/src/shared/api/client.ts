import createClient from 'openapi-fetch';
import { authorisedFetch } from './authorised-fetch';
import { Problem, type ProblemBody } from './problem';
import type { paths } from './schema';

/** The API, with its paths, parameters, bodies and answers checked against the server's own OpenAPI document. */
export const api = createClient<paths>({ fetch: authorisedFetch });

interface Outcome<Answer> {
  readonly data?: Answer;
  readonly error?: unknown;
  readonly response: Response;
}

/** The answer of a call; everything that is no success is thrown as a Problem. */
export const answerOf = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Answer> => {
  const { data, error, response } = await call;
  if (!response.ok) throw new Problem(problemBody(error, response.status));
  // Absent only where the route answers nothing, and then Answer says so.
  return data as Answer;
};

/** A proxy in between may answer with a page of its own, which openapi-fetch hands over as text. */
const problemBody = (error: unknown, status: number): ProblemBody => ({
  ...(typeof error === 'object' ? error : {}),
  status,
});
