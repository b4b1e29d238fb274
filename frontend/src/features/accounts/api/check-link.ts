import { api, defineQuery } from '#shared/api/client';

export interface MailedLink {
  readonly purpose: 'verify' | 'reset';
  readonly uid: string;
  readonly token: string;
}

/** Whether a mailed link is still valid. Checked once: the account that signs in with the form has used the link up. */
export const linkQuery = (link: MailedLink) =>
  defineQuery(['link', link], (init) => api.POST('/api/common/check-link', { body: link, ...init }), {
    staleTime: Infinity,
    meta: { survivesSessionChange: true },
    retry: false,
  });
