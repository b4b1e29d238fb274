import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../../shared/api/client';
import { wordsOf } from '../../../../shared/api/problem';
import { toast, toastFailure } from '../../../../shared/ui/toast';
import { userQuery } from '../../../accounts/published/api/get-user';
import { trackerQuery } from '../../api/get-tracker';
import { invalidateTrackerLists } from './invalidate-tracker';

const refresh = async (queries: QueryClient): Promise<void> => {
  await Promise.all([invalidateTrackerLists(queries), queries.invalidateQueries({ queryKey: userQuery.queryKey })]);
};

export interface Deletable {
  readonly type: 'tracker' | 'collection';
  readonly id: string;
}

const labels = { tracker: 'Tracker', collection: 'Collection' };

/** Whether it was restored. */
const restore = async (queries: QueryClient, { type, id }: Deletable): Promise<boolean> => {
  try {
    await answerOf(api.POST('/api/topics/restore', { body: { kind: type, id } }));
    toast(`${labels[type]} restored`);
    await refresh(queries);
    return true;
  } catch (error) {
    toastFailure(wordsOf(error, `The ${type} could not be restored`));
    return false;
  }
};

const paths = {
  tracker: '/api/topics/delete-tracker/{id}',
  collection: '/api/topics/delete-collection/{id}',
} as const;

/** Restores a deleted tracker, or a deleted folder with all it held. */
export const useRestoreItem = (item: Deletable) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => restore(queries, item) });
};

/** Deletes a tracker or a folder and offers to undo it. `onDeleted` is called even if the dialog has been closed meanwhile. */
export const useDeleteItem = (item: Deletable, onDeleted?: () => void) => {
  const queries = useQueryClient();
  const { type, id } = item;
  return useMutation({
    mutationFn: () => answerOf(api.DELETE(paths[type], { params: { path: { id } } })),
    onSuccess: () => {
      toast(`${labels[type]} deleted successfully`, { label: 'Undo', act: () => void restore(queries, item) });
      onDeleted?.();
      // A page that still shows it keeps its cache: a refetch would briefly show 'not found'.
      if (type === 'tracker') queries.removeQueries({ queryKey: trackerQuery(id).queryKey, type: 'inactive' });
      void refresh(queries);
    },
    onError: () => toastFailure(`Failed to delete ${type}. Please try again.`),
  });
};
