import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { authorisedFetch } from '../shared/api/authorised-fetch';

const client = async (url: string, options?: RequestInit) => {
  const response = await authorisedFetch(new Request(url, options));
  const body = await response.text();
  const json: unknown = body === '' ? {} : JSON.parse(body);
  if (!response.ok)
    throw new HttpError(Reflect.get(Object(json), 'detail') ?? response.statusText, response.status, json);
  return { status: response.status, headers: response.headers, body, json };
};

export interface AdminData extends DataProvider {
  /** A command below /api/admin, such as `POST projections/trackers/rebuild`. Rejects with the refusal's text. */
  command(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

export const dataProvider: AdminData = {
  ...simpleRestProvider('/api/admin', client),
  async command(method, path, body) {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    return (await client(`/api/admin/${path}`, sent)).json;
  },
};
