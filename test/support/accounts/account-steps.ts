import type { AccountsApp } from './accounts-app';

export const PASSWORD = 'correct harbour lamp';

export interface SignedIn {
  readonly username: string;
  readonly to_init: readonly string[];
  readonly access: string;
  readonly refresh: string;
}

/** Steps of account screens over HTTP. */
export const accountSteps = (aidy: AccountsApp) => {
  const linkOf = async (address: string, count = 1) => {
    const { links } = await aidy.mailTo(address, count);
    const [, , uid = '', token = ''] = new URL(links[0] ?? '').pathname.split('/');
    return { uid, token };
  };
  const register = (email: string, more: object = {}) =>
    aidy.post('/api/common/send-verify-email/', { email, ...more });
  const verify = (link: { uid: string; token: string }, password = PASSWORD) =>
    aidy.post('/api/common/verify-account/', { ...link, first_name: 'Ann', last_name: 'Lee', password });
  const signIn = (username: string, password = PASSWORD, headers: Readonly<Record<string, string>> = {}) =>
    aidy.post('/api/common/sign-in/', { username, password }, headers);
  const refresh = (token: string) => aidy.post('/api/common/refresh-token/', { refresh: token });
  return {
    linkOf,
    register,
    verify,
    signIn,
    refresh,
    signOut: (token: string) => aidy.post('/api/common/sign-out/', { refresh: token }),
    forgot: (email: string) => aidy.post('/api/common/send-reset-email/', { email }),
    reset: (link: { uid: string; token: string }, password: string) =>
      aidy.post('/api/common/reset-password/', { ...link, password }),
    /** Registers, activates and starts a first session. */
    join: async (email: string, more: object = {}): Promise<SignedIn> => {
      await register(email, more);
      const { status, body } = await verify(await linkOf(email));
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as SignedIn;
    },
  };
};

export const bearer = (access: string): Record<string, string> => ({ authorization: `Bearer ${access}` });
