import { infiniteQueryOptions } from '@tanstack/react-query';
import type { SuccessResponseJSON } from 'openapi-typescript-helpers';
import type { Schema } from '#shared/api/api-schema';
import { unwrap, api, defineQuery } from '#shared/api/client';
import type { paths } from '#shared/api/schema';
import { defineFileQuery } from '#shared/files/stored-file';
import { currentLanguage } from '#shared/language/language';
import { reasonHeader } from '../published/reason-header';
import { offsetMinutes } from './offset';

export type DiaryMessage = Schema<'ConversationMessage'>;
export type Proposal = Schema<'DiaryProposal'>;

export type ReadConversation = SuccessResponseJSON<paths['/api/chronic/user-convo/{id}']['get']>;

export const conversationQuery = (id: string, reason: string) =>
  defineQuery(
    ['user-convo', id, reason],
    (init) => api.GET('/api/chronic/user-convo/{id}', { params: { path: { id } }, ...reasonHeader(reason), ...init }),
    // Never refetched, since each reading is recorded; newer messages come with the next one.
    { staleTime: Infinity },
  );

export const blurbsQuery = (id: string, reason: string) =>
  defineQuery(
    ['user-blurbs', id, reason],
    (init) => api.GET('/api/chronic/user-blurbs/{id}', { params: { path: { id } }, ...reasonHeader(reason), ...init }),
    { staleTime: Infinity },
  );

/** The person whose diary it is and why it is read, for an administrator; null for one’s own. */
export type DiaryOwner = { readonly userId: string; readonly reason: string } | null;

export const ownerParams = (owner: DiaryOwner) => (owner === null ? {} : { user_profile_id: owner.userId });

/** Headers with the reason; empty for one's own diary. */
export const reasonHeaders = (owner: DiaryOwner): { readonly headers?: Readonly<Record<string, string>> } =>
  owner === null ? {} : reasonHeader(owner.reason);

/** The assistant's first words, by the local time of day. */
export const welcomeQuery = (owner: DiaryOwner, tz_offset_minutes: number) =>
  defineQuery(
    ['welcome-message', owner?.userId ?? '', tz_offset_minutes, currentLanguage()],
    (init) =>
      api.GET('/api/chronic/welcome-message', {
        params: { query: { tz_offset_minutes, ...ownerParams(owner) } },
        ...init,
      }),
    { retry: false },
  );

/** An image of a conversation. `reason`: null for one's own diary. */
export const imageQuery = (url: string, reason: string | null) =>
  defineFileQuery(['conversation-image', url, reason], url, reason === null ? {} : reasonHeader(reason));

/** Text of a message that consists of an image, which is shown instead. */
export const IMAGE_PLACEHOLDER = '[Image]';

export const MESSAGES_PER_PAGE = 25;

/** The newest messages, or the newest before a given one, oldest first. */
export const messagesBefore = (
  owner: DiaryOwner,
  before: string | null,
): Promise<SuccessResponseJSON<paths['/api/chronic/messages']['get']>> => {
  const query = {
    ...ownerParams(owner),
    limit: MESSAGES_PER_PAGE,
    tz_offset_minutes: offsetMinutes(),
    ...(before === null ? {} : { before_id: before }),
  };
  return unwrap(api.GET('/api/chronic/messages', { params: { query }, ...reasonHeaders(owner) }));
};

/** Maximum number of messages in the server's first response. If it has fewer, these are all. */
export const MAX_INITIAL_MESSAGES = 200;

/** The messages before one, the latest page first; fetched on demand, since each reading is recorded. */
export const earlierMessagesQuery = (owner: DiaryOwner, before: string | null) =>
  infiniteQueryOptions({
    queryKey: ['earlier-messages', owner, before],
    queryFn: async ({ pageParam }) => (await messagesBefore(owner, pageParam)).messages,
    initialPageParam: before,
    getNextPageParam: (last) => (last.length === MESSAGES_PER_PAGE ? last[0]?.id : undefined),
    enabled: false,
    staleTime: Infinity,
  });
