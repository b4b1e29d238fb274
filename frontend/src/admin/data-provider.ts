import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { authorisedFetch } from '../shared/api/authorised-fetch';
import { fileNameIn } from '../shared/files/content-disposition';
import type { StoredFile } from '../shared/files/stored-file';
import { noteRefusal } from './factor-missing';

/** The error of a refused request, in the server's words. */
const errorFrom = ({ status }: Response, json: unknown): HttpError => {
  noteRefusal(Reflect.get(Object(json), 'code'));
  return new HttpError(Reflect.get(Object(json), 'detail') ?? notFromServer(status), status, json);
};

/** Message where the answer is not the server's, but a proxy's page, for example. */
const notFromServer = (status: number): string =>
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
  if (!response.ok || json === undefined) throw errorFrom(response, json);
  return { status: response.status, headers: response.headers, body, json };
};

/** Which rows of a resource are shown, and in which order. */
export interface ListQuery {
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

const fetchFile = async (request: Request): Promise<StoredFile> => {
  const response = await authorisedFetch(request);
  if (!response.ok) throw errorFrom(response, await response.json().catch(() => ({})));
  return { name: fileNameIn(response.headers.get('content-disposition')), content: await response.blob() };
};

/** A POST below /api/admin, also for data that is read only with a reason. */
const postRequest = (path: string, body: object): Request =>
  new Request(`/api/admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export interface AdminData extends DataProvider {
  /** A command below /api/admin, such as `POST projections/trackers/rebuild`. Rejects with the refusal's text. */
  command(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** All rows of a list. */
  exportList(resource: string, format: 'csv' | 'jsonl', query: ListQuery): Promise<StoredFile>;
  /** The events that involve a user, with their personal fields, as a signed chain. Rejects with the refusal's text. */
  exportPerson(userId: string, reason: string): Promise<StoredFile>;
  /** A file that an applicant has answered with. Rejects with the refusal's text. */
  answerFile(
    userId: string,
    file: { readonly input_name: string; readonly repeat: number; readonly reason: string },
  ): Promise<StoredFile>;
}

export const dataProvider: AdminData = {
  ...simpleRestProvider('/api/admin', client),
  async command(method, path, body) {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    return (await client(`/api/admin/${path}`, sent)).json;
  },
  async exportList(resource, format, { filter, sort: { field, order } }) {
    // A signed chain is always in the order of the log.
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      ...(format === 'csv' ? { sort: JSON.stringify([field, order]) } : {}),
    });
    return fetchFile(new Request(`/api/admin/${resource}/export/${format}?${query}`));
  },
  exportPerson: (userId, reason) =>
    fetchFile(postRequest(`users/${encodeURIComponent(userId)}/export-events`, { reason })),
  answerFile: (userId, file) => fetchFile(postRequest(`answers/${encodeURIComponent(userId)}/file`, file)),
};
