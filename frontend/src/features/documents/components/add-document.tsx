import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageIfFailed } from '../../../shared/api/problem';
import { documentUpload, useDocumentForm } from '../../../shared/files/document-fields';
import { uploadFile } from '../../../shared/files/upload-file';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { toast } from '../../../shared/ui/toast';
import { documentsQuery } from '../published/api/get-documents';

/** Staff bring a PDF in, which everyone signed in may read then. */
const AddDocument = ({ onClose }: { onClose: () => void }) => {
  const { typed, file, isDirty, check, fields } = useDocumentForm({ title: '', kind: 'hearing' }, true);
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: (chosen: File) => uploadFile(documentUpload(typed, chosen)),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey });
      toast('The document was added.');
    },
  });
  const submit = () => {
    if (check() && file !== null) add.mutate(file, { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title="Add a document"
      action="Add"
      busy={add.isPending}
      hasUnsavedText={isDirty && !add.isPending}
      onAct={submit}
      error={messageIfFailed(add, 'The document could not be added.')}
      onClose={onClose}
    >
      {fields}
    </ActionDialog>
  );
};

export default AddDocument;
