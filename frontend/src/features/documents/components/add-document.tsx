import type { SuccessResponseJSON } from 'openapi-typescript-helpers';
import { useNavigate } from 'react-router-dom';
import { messageIfFailed } from '#shared/api/problem';
import type { paths } from '#shared/api/schema';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { uploadFile } from '#shared/files/upload-file';
import { actionTexts } from '#shared/texts/actions';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { toast } from '#shared/ui/toasts/toast';
import { documentsQuery } from '../api/get-documents';
import { documentUpload, useDocumentForm } from '../published/document-fields';
import { documentPath } from '../published/document-path';
import { documentsPageTexts } from '../texts/list';

type AddedDocument = SuccessResponseJSON<paths['/api/admin/documents']['post']>;

/** Adds a PDF, which all signed-in users can then read; for staff. */
export const AddDocument = ({ onClose }: { onClose: () => void }) => {
  const texts = documentsPageTexts();
  const { values, file, isDirty, check, fields } = useDocumentForm({ title: '', kind: 'report' }, true);
  const navigate = useNavigate();
  const add = useApiMutation((chosen: File) => uploadFile<AddedDocument>(documentUpload(values, chosen)), {
    invalidates: [documentsQuery],
    onSuccess: ({ id }) => toast(texts.added, { label: texts.open, onClick: () => void navigate(documentPath(id)) }),
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
