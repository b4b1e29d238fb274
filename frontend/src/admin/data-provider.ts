import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { authorisedFetch } from '#shared/api/authorised-fetch';
import { Problem } from '#shared/api/problem';
import { noteRefusal } from './factor-missing';

/** Message where the answer is not the server's, but a proxy's page, for example. */
const notFromServer = (status: number): string =>
  `The server could not be reached: something before it answered (${status}). Please try again in a moment.`;

const parsed = (body: string): unknown => {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    return undefined;
  }
};

const client = async (url: string, options?: RequestInit) => {
  const response = await authorisedFetch(new Request(url, options));
  const { status, headers, ok } = response;
  const body = await response.text();
  const json = parsed(body);
  if (ok && json !== undefined) return { status, headers, body, json };
  const problem = new Problem({ detail: notFromServer(status), ...Object(json), status });
  noteRefusal(problem);
  throw problem;
};

/** The lists and records that React-admin shows. Commands are calls of the API client: see `useCommand`. */
export const dataProvider: DataProvider = simpleRestProvider('/api/admin', client);
