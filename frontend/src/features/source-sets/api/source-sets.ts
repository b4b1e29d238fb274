import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { actionTexts } from '#shared/texts/actions';
import { sourceSetDialogTexts } from '../texts/dialog';

/** A named list of domains. */
export type SourceSet = Schema<'SourceSet'>;

export const sourceSetsQuery = defineQuery(['source-sets'], (init) => api.GET('/api/topics/domain-sets', init));

export interface SourceSetContent {
  readonly name: string;
  readonly description: string;
  readonly domains: string[];
  /** Whether everyone may use it. */
  readonly public: boolean;
}

/** Creates a Source Set, or edits the one with this id. */
const useSave = (id: string | null, success: string) =>
  useApiMutation(
    (content: SourceSetContent) =>
      api.POST('/api/topics/create-update-domain-set', {
        body: { ...content, ...(id !== null && { domainset_id: id }) },
      }),
    { invalidates: [sourceSetsQuery], success, failure: sourceSetDialogTexts().failed },
  );

export const useSaveSourceSet = (id: string | null) =>
  useSave(id, id === null ? sourceSetDialogTexts().created : sourceSetDialogTexts().updated);

/**
 * Deletes a Source Set and offers to undo it, which creates it again. `onDeleted` is called even if the dialog was
 * closed.
 */
export const useDeleteSourceSet = (
  { id, name, description, domains, public: isPublic }: SourceSet,
  onDeleted: () => void,
) => {
  const texts = sourceSetDialogTexts();
  const createAgain = useSave(null, texts.restored);
  return useApiMutation(() => api.DELETE('/api/topics/delete-domain-set/{id}', { params: { path: { id } } }), {
    invalidates: [sourceSetsQuery],
    inBackground: true,
    success: texts.deleted,
    undo: () => ({
      label: actionTexts().undo,
      onClick: () => createAgain.mutate({ name, description, domains, public: isPublic }),
    }),
    hidesReason: true,
    failure: texts.notDeleted,
    onSuccess: onDeleted,
  });
};
