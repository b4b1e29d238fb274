import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { authorisedFetch } from '../shared/api/authorised-fetch';
import { fileNameIn } from '../shared/files/content-disposition';
import type { StoredFile } from '../shared/files/stored-file';
import { noteRefusal } from './factor-missing';

/** The refusal of a request, in the words of its problem. */
const refusal = ({ status }: Response, json: unknown): HttpError => {
  noteRefusal(Reflect.get(Object(json), 'code'));
  return new HttpError(Reflect.get(Object(json), 'detail') ?? notOfTheServer(status), status, json);
};

/** Message for an answer that is not JSON, such as a proxy's page. */
const notOfTheServer = (status: number): string =>
  `The server could not be reached: something before it answered (${status}). Please try again in a moment.`;

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const client = async (url: string, options?: RequestInit) => {
  const response = await authorisedFetch(new Request(url, options));
  const body = await response.text();
  const json = body === '' ? {} : parsed(body);
  if (!response.ok || json === undefined) throw refusal(response, json);
  return { status: response.status, headers: response.headers, body, json };
};

/** The requested rows of a resource, and their order. */
export interface Asked {
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

const fileOf = async (request: Request): Promise<StoredFile> => {
  const response = await authorisedFetch(request);
  if (!response.ok) throw refusal(response, await response.json().catch(() => ({})));
  return { name: fileNameIn(response.headers.get('content-disposition')), content: await response.blob() };
};

/** A request below /api/admin for data that is not read without a reason. */
const asking = (path: string, body: object): Request =>
  new Request(`/api/admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export interface AdminData extends DataProvider {
  /** A command below /api/admin, such as `POST projections/trackers/rebuild`. Rejects with the refusal's text. */
  command(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** All rows of a list. */
  exported(resource: string, format: 'csv' | 'jsonl', asked: Asked): Promise<StoredFile>;
  /** The events that involve a user, with their personal fields, as a signed chain. Rejects with the refusal's text. */
  exportedPerson(userId: string, reason: string): Promise<StoredFile>;
  /** A file that an applicant has answered with. Rejects with the refusal's text. */
  answerFile(
    userId: string,
    asked: { readonly input_name: string; readonly repeat: number; readonly reason: string },
  ): Promise<StoredFile>;
}

export const dataProvider: AdminData = {
  ...simpleRestProvider('/api/admin', client),
  async command(method, path, body) {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    return (await client(`/api/admin/${path}`, sent)).json;
  },
  async exported(resource, format, { filter, sort: { field, order } }) {
    // A signed chain is always in the order of the log.
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      ...(format === 'csv' ? { sort: JSON.stringify([field, order]) } : {}),
    });
    return fileOf(new Request(`/api/admin/${resource}/export/${format}?${query}`));
  },
  exportedPerson: (userId, reason) => fileOf(asking(`users/${encodeURIComponent(userId)}/export-events`, { reason })),
  answerFile: (userId, asked) => fileOf(asking(`answers/${encodeURIComponent(userId)}/file`, asked)),
};
