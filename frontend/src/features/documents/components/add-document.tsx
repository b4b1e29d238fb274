import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../shared/api/problem';
import {
  DocumentFields,
  PdfField,
  type TypedDocument,
  documentUpload,
  fileError,
  titleError,
} from '../../../shared/files/document-fields';
import { uploadFile } from '../../../shared/files/upload-file';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { toast } from '../../../shared/ui/toast';
import { documentsQuery } from '../published/api/get-documents';

const EMPTY: TypedDocument = { title: '', kind: 'hearing' };

/** Staff bring a PDF in, which everyone signed in may read then. */
const AddDocument = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState(EMPTY);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: (chosen: File) => uploadFile(documentUpload(typed, chosen)),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey });
      toast('The document was added.');
    },
  });
  const submit = () => {
    setSubmitted(true);
    if (titleError(typed) === undefined && file !== null && fileError(file) === undefined)
      add.mutate(file, { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title="Add a document"
      action="Add"
      busy={add.isPending}
      hasUnsavedText={(typed !== EMPTY || file !== null) && !add.isPending}
      onAct={submit}
      error={failureMessage(add, 'The document could not be added.')}
      onClose={onClose}
    >
      <DocumentFields typed={typed} isSubmitted={isSubmitted} onType={setTyped} />
      <PdfField file={file} isSubmitted={isSubmitted} onChoose={setFile} />
    </ActionDialog>
  );
};

export default AddDocument;
