import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { actionTexts } from '#shared/texts/actions';
import { userQuery } from '#features/accounts/api/get-user';
import { trackerQuery } from '#features/trackers/api/get-tracker';
import { trackerListQueries } from '#features/trackers/api/tracker-queries';
import { deletionTexts } from '../texts/deletion';

const invalidates = [...trackerListQueries, userQuery];

export interface DeletableItem {
  readonly type: 'tracker' | 'collection';
  readonly id: string;
}

const paths = {
  tracker: '/api/topics/delete-tracker/{id}',
  collection: '/api/topics/delete-collection/{id}',
} as const;

/** Restores a deleted tracker, or a deleted folder with its content. */
export const useRestoreItem = ({ type, id }: DeletableItem) =>
  useApiMutation(() => api.POST('/api/topics/restore', { body: { kind: type, id } }), {
    invalidates,
    success: deletionTexts().restored[type],
    failure: deletionTexts().notRestored[type],
  });

const mutationKey = ({ type, id }: DeletableItem) => ['delete', type, id];

/** Whether an item was deleted in this tab, or is being deleted. */
export const useIsDeletedHere = (item: DeletableItem): boolean =>
  useMutationState({
    filters: { mutationKey: mutationKey(item), predicate: ({ state }) => state.status !== 'error' },
  }).length > 0;

/**
 * Deletes a tracker or a folder and offers to undo it. `onDeleted` is called even if the dialog has been closed before.
 */
export const useDeleteItem = (item: DeletableItem, onDeleted?: () => void) => {
  const queryClient = useQueryClient();
  const restore = useRestoreItem(item);
  const { type, id } = item;
  return useApiMutation(() => api.DELETE(paths[type], { params: { path: { id } } }), {
    key: mutationKey(item),
    invalidates,
    inBackground: true,
    success: deletionTexts().deleted[type],
    undo: () => ({ label: actionTexts().undo, onClick: restore.mutate }),
    hidesReason: true,
    failure: deletionTexts().notDeleted[type],
    onSuccess: () => {
      onDeleted?.();
      // A page that still shows it keeps its cache: a refetch would briefly show 'not found'.
      if (type === 'tracker') queryClient.removeQueries({ queryKey: trackerQuery(id).queryKey, type: 'inactive' });
    },
  });
};
