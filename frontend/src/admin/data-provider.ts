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

export interface AdminData extends DataProvider {
  /** A command below /api/admin, such as `POST projections/trackers/rebuild`. Rejects with the refusal's text. */
  command(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** All rows as a file, with the name that the server gives it. */
  exported(resource: string, format: 'csv' | 'jsonl', asked: Asked): Promise<{ file: Blob; name: string }>;
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
    const response = await authorisedFetch(new Request(`/api/admin/${resource}/export/${format}?${query}`));
    if (!response.ok) throw refusal(response, await response.json().catch(() => ({})));
    const [, name = `${resource}.${format}`] = fileName.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { file: await response.blob(), name };
  },
};
