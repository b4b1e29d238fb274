import { api } from '#shared/api/client';
import { queryKeys } from '#shared/api/query-keys';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { folderDialogTexts } from '../texts/dialogs';
import { type FolderItem, type MovableItem } from './get-folder';

interface NewFolder {
  readonly name: string;
  readonly description: string;
  /** Null for the root. */
  readonly parent_uid: string | null;
}

const invalidates = [{ queryKey: queryKeys.collections }];

export const useCreateFolder = () =>
  useApiMutation((body: NewFolder) => api.POST('/api/topics/create-collection', { body }), {
    invalidates,
    failure: folderDialogTexts().notCreated,
  });

export const useEditFolder = (id: string) =>
  useApiMutation(
    (content: Pick<FolderItem, 'name' | 'description'>) =>
      api.POST('/api/topics/rename-collection', { body: { id, ...content } }),
    { invalidates, failure: folderDialogTexts().notSaved },
  );

interface Move {
  readonly item: MovableItem;
  /** Null for the root. */
  readonly destination: string | null;
}

export const useMoveItem = () =>
  useApiMutation(
    ({ item, destination }: Move) =>
      api.POST(item.type === 'tracker' ? '/api/topics/move-tracker' : '/api/topics/move-collection', {
        body: { id: item.id, destination_collection_id: destination },
      }),
    {
      invalidates,
      success: ({ item }) => folderDialogTexts().moved[item.type],
      hidesReason: true,
      failure: ({ item }) => folderDialogTexts().notMoved[item.type],
    },
  );

export const useShareFolder = (id: string) =>
  useApiMutation(
    (sharing: { readonly public: boolean; readonly trackers?: string[] }) =>
      api.POST('/api/topics/share-collection', { body: { id, ...sharing } }),
    {
      invalidates,
      // One toast reports both that it is public and that the link was copied.
      success: (sharing) => (sharing.public ? undefined : folderDialogTexts().nowPrivate),
      hidesReason: true,
      failure: (sharing) => folderDialogTexts()[sharing.public ? 'notMadePublic' : 'notMadePrivate'],
    },
  );

export const useCombineEmails = (id: string | null) =>
  useApiMutation(
    (collects: boolean) =>
      api.POST('/api/topics/toggle-collect', { body: { collect_emails: collects, collection_uid: id } }),
    { invalidates },
  );
