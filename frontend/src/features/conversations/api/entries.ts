import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { unwrap, api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { currentLanguage } from '#shared/language/language';
import { diaryFailure } from '../diary-failure';
import { diaryTexts } from '../texts/diary';
import { type Proposal, type DiaryOwner, ownerParams, reasonHeaders } from './conversation';
import { offsetMinutes } from './offset';

export type DiaryEntry = Schema<'DiaryEntry'>;
/** Prefills a form. Values that the message does not state clearly are null. */
export type EntryDraft = Schema<'DiaryEntryBegun'>;
export type EntryKind = DiaryEntry['kind'];
export type ConfirmedEntry = Schema<'KeptDiaryEntry'>;
export type DiaryNote = Schema<'DiaryNote'>;

/** Page size of entries. */
const ENTRIES_PER_PAGE = 50;

const DIARY = ['diary'];
const invalidates = [{ queryKey: DIARY }];

/** The diary by page, newest first. Each page has all proposals that wait for an answer. */
export const diaryQuery = () =>
  infiniteQueryOptions({
    // Part of the key, since the server words the entries in this language.
    queryKey: [...DIARY, currentLanguage()],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) => {
      const from = pageParam === null ? {} : { before: pageParam };
      const query = { ...from, limit: ENTRIES_PER_PAGE, tz_offset_minutes: offsetMinutes() };
      return unwrap(api.GET('/api/chronic/diary', { params: { query }, signal }));
    },
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.entry.at : null),
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      notes: pages.flatMap(({ notes }) => notes),
      waiting: pages[0]?.waiting ?? [],
    }),
  });

/** Confirms proposals as they are shown, or refuses them: all or none. The caller reports a failure. */
export const useAnswerProposals = (owner: DiaryOwner, onSettled: (proposals: readonly Proposal[]) => void) => {
  const settled = {
    invalidates,
    inBackground: true,
    onSuccess: ({ proposals }: { readonly proposals: readonly Proposal[] }) => onSettled(proposals),
  };
  const confirming = useApiMutation(
    (proposals: readonly Proposal[]) =>
      api.POST('/api/chronic/keep-entries', {
        body: {
          ...ownerParams(owner),
          proposals: proposals.map(({ id, entry }) => ({ id, entry: entry?.entry ?? null })),
        },
        ...reasonHeaders(owner),
      }),
    settled,
  );
  const refusing = useApiMutation(
    (proposals: readonly Proposal[]) =>
      api.POST('/api/chronic/refuse-entries', {
        body: { ...ownerParams(owner), ids: proposals.map(({ id }) => id) },
        ...reasonHeaders(owner),
      }),
    settled,
  );
  return { keeping: confirming, refusing };
};

export const useAddEntry = (owner: DiaryOwner) =>
  useApiMutation(
    (entry: DiaryEntry) => api.POST('/api/chronic/add-entry', { body: { ...ownerParams(owner), entry } }),
    {
      invalidates,
      success: diaryTexts().entryKept,
      hidesReason: true,
      failure: (_sent, error) => diaryFailure(error, diaryTexts().entryNotKept),
    },
  );

export const useChangeEntry = (id: string) =>
  useApiMutation(
    (entry: DiaryEntry) => api.POST('/api/chronic/change-entry/{id}', { params: { path: { id } }, body: { entry } }),
    {
      invalidates,
      success: diaryTexts().entryChanged,
      hidesReason: true,
      failure: (_sent, error) => diaryFailure(error, diaryTexts().entryNotChanged),
    },
  );

export const useDeleteEntry = (id: string) =>
  useApiMutation(() => api.POST('/api/chronic/delete-entry/{id}', { params: { path: { id } }, body: {} }), {
    invalidates,
    success: diaryTexts().entryDeleted,
    hidesReason: true,
    failure: (_sent, error) => diaryFailure(error, diaryTexts().entryNotDeleted),
  });
