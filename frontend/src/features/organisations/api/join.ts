import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { oneTimeQueryOptions } from '#shared/api/one-time-query-options';
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
    oneTimeQueryOptions,
  );

/** Creates the account and signs in. */
export const useJoin = () => useSigningIn((body: Schema<'JoinBody'>) => api.POST('/api/v1/join', { body }));
