import { messageIfFailed } from '#shared/api/problem';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { uploadFile } from '#shared/files/upload-file';
import { actionTexts } from '#shared/texts/actions';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { documentsQuery } from '../api/get-documents';
import { documentUpload, useDocumentForm } from '../published/document-fields';
import { documentsPageTexts } from '../texts/list';

/** Adds a PDF, which all signed-in users can then read; for staff. */
export const AddDocument = ({ onClose }: { onClose: () => void }) => {
  const texts = documentsPageTexts();
  const { typed, file, isDirty, check, fields } = useDocumentForm({ title: '', kind: 'hearing' }, true);
  const add = useApiMutation((chosen: File) => uploadFile(documentUpload(typed, chosen)), {
    invalidates: [documentsQuery],
    success: texts.added,
  });
  const submit = () => {
    if (check() && file !== null) add.mutate(file, { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title={texts.add}
      action={actionTexts().add}
      busy={add.isPending}
      hasUnsavedText={isDirty && !add.isPending}
      onAct={submit}
      error={messageIfFailed(add, texts.notAdded)}
      onClose={onClose}
    >
      {fields}
    </ActionDialog>
  );
};
