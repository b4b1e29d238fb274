import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { collectionsKey, type FolderItem, type Item } from '../published/api/get-collection';

/** What can be moved: a tracker or a folder, with the folder that it is in. */
export type Movable = Pick<Item, 'type' | 'id' | 'name' | 'parent_id'>;

interface NewFolder {
  readonly name: string;
  readonly description: string;
  /** Null for the root. */
  readonly parent_uid: string | null;
}

export const useCreateFolder = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewFolder) => answerOf(api.POST('/api/topics/create-collection', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: collectionsKey }),
    onError: (error) => toastFailure(wordsOf(error, 'The folder could not be created')),
  });
};

export const useEditFolder = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (content: Pick<FolderItem, 'name' | 'description'>) =>
      answerOf(api.POST('/api/topics/rename-collection', { body: { id, ...content } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: collectionsKey }),
    onError: (error) => toastFailure(wordsOf(error, 'The folder could not be saved')),
  });
};

/** What is moved, in the words of the toasts. */
export const kindOf = ({ type }: Pick<Item, 'type'>): 'Tracker' | 'Collection' =>
  type === 'tracker' ? 'Tracker' : 'Collection';

interface Move {
  readonly item: Movable;
  /** Null for the root. */
  readonly destination: string | null;
}

export const useMoveItem = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ item, destination }: Move) => {
      const body = { id: item.id, destination_collection_id: destination };
      return answerOf(
        item.type === 'tracker'
          ? api.POST('/api/topics/move-tracker', { body })
          : api.POST('/api/topics/move-collection', { body }),
      );
    },
    onSuccess: async (_moved, { item }) => {
      toast(`${kindOf(item)} moved successfully`);
      await queries.invalidateQueries({ queryKey: collectionsKey });
    },
    onError: (_error, { item }) => toastFailure(`Failed to move ${kindOf(item).toLowerCase()}`),
  });
};

export const useShareFolder = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sharing: { readonly public: boolean; readonly trackers?: string[] }) =>
      answerOf(api.POST('/api/topics/share-collection', { body: { id, ...sharing } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: collectionsKey }),
  });
};

export const useCombineEmails = (id: string | null) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (collects: boolean) =>
      answerOf(api.POST('/api/topics/toggle-collect', { body: { collect_emails: collects, collection_uid: id } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: collectionsKey }),
    onError: (error) => toastFailure(wordsOf(error, 'Failed to update email setting')),
  });
};
