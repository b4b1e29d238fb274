import { api, defineQuery } from '#shared/api/client';
import { useSigningIn } from '#features/accounts/published/use-signing-in';

/** The parameters of a link to /join. */
export interface InviteLink {
  readonly org: string;
  readonly invite: string;
}

/** Checked once: joining uses the invite up. */
export const inviteQuery = ({ org, invite }: InviteLink) =>
  defineQuery(
    ['invite', org, invite],
    (init) => api.GET('/api/v1/get-invite', { params: { query: { org_token: org, invite_token: invite } }, ...init }),
    {
      staleTime: Infinity,
      meta: { survivesSessionChange: true },
      retry: false,
    },
  );

interface Joining {
  readonly org: string;
  readonly invite_token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

/** Makes the account and signs in. */
export const useJoin = () => useSigningIn((body: Joining) => api.POST('/api/v1/join', { body }));
