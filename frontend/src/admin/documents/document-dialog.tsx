import { useState } from 'react';
import {
  DocumentFields,
  PdfField,
  type TypedDocument,
  documentUpload,
  fileError,
  titleError,
} from '../../shared/files/document-fields';
import { uploadFile } from '../../shared/files/upload-file';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { useCommand } from '../fields/use-command';

export interface DocumentRecord extends TypedDocument {
  readonly id: string;
  readonly file_name: string;
  readonly bytes: number;
}

/** Adds a document, or edits its details. */
export const DocumentDialog = ({ document, onClose }: { document?: DocumentRecord; onClose: () => void }) => {
  const [initial] = useState<TypedDocument>({ title: document?.title ?? '', kind: document?.kind ?? 'hearing' });
  const [typed, setTyped] = useState(initial);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const shownFileError = document === undefined ? fileError(file) : undefined;
  const save = useCommand(
    (data) =>
      document === undefined && file !== null
        ? uploadFile(documentUpload(typed, file))
        : data.command('PUT', `documents/${encodeURIComponent(document?.id ?? '')}`, typed),
    { done: document === undefined ? 'The document was added.' : 'The document was saved.' },
  );
  const submit = () => {
    setSubmitted(true);
    if (titleError(typed) === undefined && shownFileError === undefined) save.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title={document === undefined ? 'Add a document' : 'Edit the document'}
      action={document === undefined ? 'Add' : 'Save'}
      busy={save.isPending}
      hasUnsavedText={(typed !== initial || file !== null) && !save.isPending}
      onAct={submit}
      error={save.error?.message}
      onClose={onClose}
    >
      <DocumentFields typed={typed} isSubmitted={isSubmitted} onType={setTyped} />
      {document === undefined && <PdfField file={file} isSubmitted={isSubmitted} onChoose={setFile} />}
    </ActionDialog>
  );
};
