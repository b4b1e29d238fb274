import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { beginSession, whoeverIsSignedIn } from '../../accounts/published/session-change';

/** What a link to /join names. */
export interface InviteLink {
  readonly org: string;
  readonly invite: string;
}

/** Checked once, so that a form being filled in does not disappear. */
export const inviteQuery = ({ org, invite }: InviteLink) =>
  queryOptions({
    queryKey: ['invite', org, invite],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/v1/get-invite', { params: { query: { org_token: org, invite_token: invite } }, signal })),
    staleTime: Infinity,
    retry: false,
  });

interface Joining {
  readonly org: string;
  readonly invite_token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

/** Makes the account and signs in. */
export const useJoin = () =>
  useMutation({
    mutationFn: (body: Joining) => answerOf(api.POST('/api/v1/join', { body })),
    onMutate: whoeverIsSignedIn,
    onSuccess: (tokens, _sent, from) => beginSession(tokens, from),
  });
