import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { authorisedFetch } from '../shared/api/authorised-fetch';
import { noteRefusal } from './factor-missing';

/** The refusal of a request, in the words of its problem. */
const refusal = ({ status, statusText }: Response, json: unknown): HttpError => {
  noteRefusal(Reflect.get(Object(json), 'code'));
  return new HttpError(Reflect.get(Object(json), 'detail') ?? statusText, status, json);
};

const client = async (url: string, options?: RequestInit) => {
  const response = await authorisedFetch(new Request(url, options));
  const body = await response.text();
  const json: unknown = body === '' ? {} : JSON.parse(body);
  if (!response.ok) throw refusal(response, json);
  return { status: response.status, headers: response.headers, body, json };
};

/** Which rows of a resource, and in which order. */
export interface Asked {
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

const fileName = /filename="([^"]+)"/;

/** A file, and the name that the server gives it. */
interface Saved {
  readonly file: Blob;
  readonly name: string;
}

const saved = async (request: Request): Promise<Saved> => {
  const response = await authorisedFetch(request);
  if (!response.ok) throw refusal(response, await response.json().catch(() => ({})));
  const [, name = 'export'] = fileName.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { file: await response.blob(), name };
};

export interface AdminData extends DataProvider {
  /** A command below /api/admin, such as `POST projections/trackers/rebuild`. Rejects with the refusal's text. */
  command(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** All rows of a list. */
  exported(resource: string, format: 'csv' | 'jsonl', asked: Asked): Promise<Saved>;
  /** The events that involve a user, with their personal fields, as a signed chain. Rejects with the refusal's text. */
  exportedPerson(userId: string, reason: string): Promise<Saved>;
}

export const dataProvider: AdminData = {
  ...simpleRestProvider('/api/admin', client),
  async command(method, path, body) {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    return (await client(`/api/admin/${path}`, sent)).json;
  },
  async exported(resource, format, { filter, sort: { field, order } }) {
    // A signed chain has the order of the log.
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      ...(format === 'csv' ? { sort: JSON.stringify([field, order]) } : {}),
    });
    return saved(new Request(`/api/admin/${resource}/export/${format}?${query}`));
  },
  exportedPerson: (userId, reason) =>
    saved(
      new Request(`/api/admin/users/${encodeURIComponent(userId)}/export-events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reason }),
      }),
    ),
};
