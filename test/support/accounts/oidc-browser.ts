import type { Response } from 'supertest';
import { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } from '../fakes/fake-oidc';

interface Caller {
  get(path: string, headers?: Readonly<Record<string, string>>): PromiseLike<Response>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): PromiseLike<Response>;
}

export const oidcEnvironment = (issuer: string): Readonly<Record<string, string>> => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET,
  OIDC_LABEL: 'Example Inc.',
});

/** A browser on its way to the provider and back, with the cookies that the product gives it. */
export const oidcBrowser = (caller: Caller) => {
  const cookies = new Map<string, string>();
  const headers = () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  const kept = (response: Response): Response => {
    for (const cookie of response.get('Set-Cookie') ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    begin: async (carried: object = {}) => kept(await caller.post('/api/common/oidc/begin/', carried, headers())),
    /** Follows the provider's way back. Resolves to where the product leads on to. */
    comeBack: async (address: string): Promise<string> => {
      const { pathname, search } = new URL(address);
      const { status, headers: answered } = kept(await caller.get(`${pathname}${search}`, headers()));
      if (status !== 302) throw new Error(`The way back was answered with ${status}.`);
      return answered.location ?? '';
    },
    credential: async () => kept(await caller.post('/api/common/oidc/credential/', {}, headers())),
  };
};
