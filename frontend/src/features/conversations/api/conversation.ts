import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api, queryOf } from '../../../shared/api/client';
import { storedFile } from '../../../shared/files/stored-file';
import { because } from '../published/stated-reason';
import { offsetMinutes } from './offset';

export type Message = Answer<'ConversationMessage'>;
export type Proposal = Answer<'DiaryProposal'>;

/** The reason of whoever tries the assistant in somebody's name. */
export const SIMULATOR = 'Chat simulator';

/** Whoever is no administrator is told so before they are asked for a reason. */
export const administratorQuery = queryOf(['check-staff'], (init) => api.POST('/api/common/check-staff', init));

export const conversationQuery = (id: string, reason: string) =>
  queryOptions({
    queryKey: ['user-convo', id, reason],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/chronic/user-convo/{id}', { params: { path: { id } }, ...because(reason), signal })),
    // What was said since comes with another reading.
    staleTime: Infinity,
  });

export const blurbsQuery = (id: string, reason: string) =>
  queryOptions({
    queryKey: ['user-blurbs', id, reason],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/chronic/user-blurbs/{id}', { params: { path: { id } }, ...because(reason), signal })),
    staleTime: Infinity,
  });

/** Whose diary it is: a person’s, for an administrator, or one’s own. */
export type Whose = string | null;

export const asWhom = (whose: Whose) => (whose === null ? {} : { user_profile_id: whose });

/** What the assistant says first, by the hour here. */
export const welcomeQuery = (whose: Whose, tz_offset_minutes: number) =>
  queryOptions({
    ...queryOf(['welcome-message', whose ?? '', tz_offset_minutes], (init) =>
      api.GET('/api/chronic/welcome-message', { params: { query: { tz_offset_minutes, ...asWhom(whose) } }, ...init }),
    ),
    retry: false,
  });

/** Without a reason, of one's own. */
export const imageQuery = (url: string, reason: string | null) =>
  queryOptions({
    queryKey: ['conversation-image', url, reason],
    queryFn: ({ signal }) => storedFile(url, signal, reason === null ? {} : because(reason).headers),
    staleTime: Infinity,
  });

/** How many messages are fetched at a time. */
export const PAGE = 25;

/** The newest messages before one, or of all, in the order in which they were said. */
export const messagesBefore = async (
  whose: Whose,
  before: string | null,
  reason?: string,
): Promise<readonly Message[]> => {
  const query = {
    ...asWhom(whose),
    limit: PAGE,
    tz_offset_minutes: offsetMinutes(),
    ...(before === null ? {} : { before_id: before }),
  };
  const call = api.GET('/api/chronic/messages', {
    params: { query },
    ...(reason === undefined ? {} : because(reason)),
  });
  return (await answerOf(call)).messages;
};

export type Days =
  { readonly date: string } | { readonly date_range: { readonly start: string; readonly end: string } };

export const generateBlurbs = (id: string, body: Days) =>
  api.POST('/api/chronic/generate-daily-blurbs/{id}', { params: { path: { id } }, body });
