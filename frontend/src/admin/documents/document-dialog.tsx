import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { uploadFile } from '#shared/files/upload-file';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { documentUpload, useDocumentForm } from '#features/documents/published/document-fields';
import { useCommand } from '../commands/use-command';

/** Adds a document, or edits its details. */
export const DocumentDialog = ({ document, onClose }: { document?: Schema<'DocumentRow'>; onClose: () => void }) => {
  const { values, file, isDirty, check, fields } = useDocumentForm(
    { title: document?.title ?? '', kind: document?.kind ?? 'report' },
    document === undefined,
  );
  const save = useCommand(
    () =>
      document === undefined && file !== null
        ? uploadFile(documentUpload(values, file))
        : api.PUT('/api/admin/documents/{id}', { params: { path: { id: document?.id ?? '' } }, body: values }),
    { success: document === undefined ? 'The document was added.' : 'The document was saved.' },
  );
  const submit = () => {
    if (check()) save.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title={document === undefined ? 'Add a document' : 'Edit the document'}
      action={document === undefined ? 'Add' : 'Save'}
      busy={save.isPending}
      hasUnsavedText={isDirty && !save.isPending}
      onAct={submit}
      error={save.failure}
      onClose={onClose}
    >
      {fields}
    </ActionDialog>
  );
};
