import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';
import { type Proposal, type Whose, asWhom } from './conversation';
import { offsetMinutes } from './offset';

export type Entry = Answer<'DiaryEntry'>;
export type EntryKind = Entry['kind'];
export type KeptEntry = Answer<'KeptDiaryEntry'>;

/** How many entries are fetched at a time. */
const PAGE = 50;

const DIARY = ['diary'];

export const diaryQuery = (pages: number) =>
  queryOptions({
    queryKey: [...DIARY, pages],
    queryFn: async ({ signal }) => {
      const query = { limit: pages * PAGE, tz_offset_minutes: offsetMinutes() };
      return answerOf(api.GET('/api/chronic/diary', { params: { query }, signal }));
    },
    placeholderData: (before) => before,
  });

/** Keeps proposals as they are shown, or refuses them: all or none. Whoever asks shows what went wrong. */
export const useSettling = (whose: Whose, onSettled: (proposals: readonly Proposal[]) => void) => {
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: DIARY });
  const keeping = useMutation({
    mutationFn: (proposals: readonly Proposal[]) =>
      answerOf(
        api.POST('/api/chronic/keep-entries', {
          body: {
            ...asWhom(whose),
            proposals: proposals.map(({ id, entry }) => ({ id, entry: entry?.entry ?? null })),
          },
        }),
      ),
    onSuccess: ({ proposals }) => {
      onSettled(proposals);
      void renew();
    },
  });
  const refusing = useMutation({
    mutationFn: (proposals: readonly Proposal[]) =>
      answerOf(
        api.POST('/api/chronic/refuse-entries', { body: { ...asWhom(whose), ids: proposals.map(({ id }) => id) } }),
      ),
    onSuccess: ({ proposals }) => onSettled(proposals),
  });
  return { keeping, refusing };
};

const renews = [{ queryKey: DIARY }];

export const useAddEntry = (whose: Whose) =>
  useSaving((entry: Entry) => api.POST('/api/chronic/add-entry', { body: { ...asWhom(whose), entry } }), {
    renews,
    done: 'Kept',
    failed: 'The entry could not be kept',
  });

export const useChangeEntry = (id: string) =>
  useSaving(
    (entry: Entry) => api.POST('/api/chronic/change-entry/{id}', { params: { path: { id } }, body: { entry } }),
    {
      renews,
      done: 'Entry changed',
      failed: 'The entry could not be changed',
    },
  );

export const useDeleteEntry = (id: string) =>
  useSaving(() => api.POST('/api/chronic/delete-entry/{id}', { params: { path: { id } }, body: {} }), {
    renews,
    done: 'Entry deleted',
    failed: 'The entry could not be deleted',
  });
