import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { fetchWithAuth } from '#shared/api/fetch-with-auth';
import { Problem } from '#shared/api/problem';
import { readProblem } from '#shared/api/read-problem';
import { commandFailure } from './commands/use-command';
import { recordSecondFactorRefusal } from './second-factor-missing';

const parsed = (body: string): unknown => {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    return undefined;
  }
};

const client = async (url: string, options?: RequestInit) => {
  const response = await fetchWithAuth(new Request(url, options));
  const { status, headers, ok } = response;
  const body = ok ? await response.text() : '';
  const json = ok ? parsed(body) : undefined;
  if (json !== undefined) return { status, headers, body, json };
  // A proxy may answer with its own page, even with a success status.
  const refused = ok ? new Problem({ status }) : await readProblem(response);
  const problem = new Problem({ status, code: refused.code, detail: commandFailure(refused) });
  recordSecondFactorRefusal(problem);
  throw problem;
};

/** The lists and records that React-admin shows. Commands are calls of the API client: see `useCommand`. */
export const dataProvider: DataProvider = simpleRestProvider('/api/admin', client);
