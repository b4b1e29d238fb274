import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '../../../../shared/api/api-schema';
import { unwrap, api, defineQuery } from '../../../../shared/api/client';
import { errorMessage } from '../../../../shared/api/problem';
import { invalidate, useApiMutation } from '../../../../shared/api/use-api-mutation';
import { toast, toastFailure } from '../../../../shared/ui/toast';
import { sourceSetDialogTexts } from '../../texts/dialog';

/** A named list of domains. */
export type SourceSet = Schema<'SourceSet'>;

export const sourceSetsQuery = defineQuery(['source-sets'], (init) => api.GET('/api/topics/domain-sets', init));

export interface SourceSetContent {
  readonly name: string;
  readonly description: string;
  readonly domains: string[];
  /** Everyone may use it. */
  readonly public: boolean;
}

const save = (body: SourceSetContent & { readonly domainset_id?: string }) =>
  api.POST('/api/topics/create-update-domain-set', { body });

const invalidates = [sourceSetsQuery];

/** Creates a Source Set, or edits the one with this id. */
export const useSaveSourceSet = (id: string | null) =>
  useApiMutation((content: SourceSetContent) => save({ ...content, ...(id !== null && { domainset_id: id }) }), {
    invalidates,
    successMessage: id === null ? sourceSetDialogTexts().created : sourceSetDialogTexts().updated,
    failureFallback: sourceSetDialogTexts().failed,
  });

/** Deletes a Source Set and offers to undo it, which creates it again. `onDeleted` is called even if the dialog was closed. */
export const useDeleteSourceSet = (
  { id, name, description, domains, public: isPublic }: SourceSet,
  onDeleted: () => void,
) => {
  const queryClient = useQueryClient();
  const createAgain = async () => {
    try {
      await unwrap(save({ name, description, domains, public: isPublic }));
      toast(sourceSetDialogTexts().restored);
      await invalidate(queryClient, invalidates);
    } catch (error) {
      toastFailure(errorMessage(error, sourceSetDialogTexts().failed));
    }
  };
  return useApiMutation(() => api.DELETE('/api/topics/delete-domain-set/{id}', { params: { path: { id } } }), {
    invalidates,
    inBackground: true,
    failureMessage: () => sourceSetDialogTexts().notDeleted,
    onSuccess: () => {
      toast(sourceSetDialogTexts().deleted, { label: sourceSetDialogTexts().undo, onClick: () => void createAgain() });
      onDeleted();
    },
  });
};
