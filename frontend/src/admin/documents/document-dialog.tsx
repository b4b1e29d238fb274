import { Box } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { DOCUMENT_KINDS, type DocumentKind, documentKinds } from '../../shared/files/document-kinds';
import { TOO_LARGE, isTooLarge, uploadFile } from '../../shared/files/upload-file';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { Field } from '../../shared/ui/field';
import { FieldError } from '../../shared/ui/field-error';
import { FileField } from '../../shared/ui/file-field';
import { SelectField } from '../../shared/ui/select-field';
import type { AdminData } from '../data-provider';
import { useCommand } from '../fields/use-command';

export interface DocumentRecord {
  readonly id: string;
  readonly title: string;
  readonly kind: DocumentKind;
  readonly file_name: string;
  readonly bytes: number;
}

interface Typed {
  readonly title: string;
  readonly kind: DocumentKind;
}

/** Adds a document, or edits what is said of one. */
export const DocumentDialog = ({ document, onClose }: { document?: DocumentRecord; onClose: () => void }) => {
  const data = useDataProvider<AdminData>();
  const { busy, failure, act } = useCommand(onClose);
  const [begun] = useState<Typed>({ title: document?.title ?? '', kind: document?.kind ?? 'hearing' });
  const [typed, setTyped] = useState(begun);
  const [file, setFile] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  const noTitle = typed.title.trim() === '' ? 'Please enter a title' : undefined;
  const noFile = document === undefined && file === null ? 'Please choose a PDF' : undefined;
  const fault = file !== null && isTooLarge(file) ? TOO_LARGE : noFile;

  const submit = () => {
    setAsked(true);
    if (noTitle !== undefined || fault !== undefined) return;
    const save = () =>
      document === undefined && file !== null
        ? uploadFile({ path: '/api/admin/documents', fields: { ...typed }, file })
        : data.command('PUT', `documents/${encodeURIComponent(document?.id ?? '')}`, typed);
    void act(save, document === undefined ? 'The document was added.' : 'The document was saved.');
  };
  return (
    <ActionDialog
      title={document === undefined ? 'Add a document' : 'Edit the document'}
      action={document === undefined ? 'Add' : 'Save'}
      busy={busy}
      holdsTypedText={(typed !== begun || file !== null) && !busy}
      onAct={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Field
          label="Title"
          autoFocus
          maxLength={200}
          value={typed.title}
          problem={isAsked ? noTitle : undefined}
          onChange={({ target }) => setTyped({ ...typed, title: target.value })}
        />
        <SelectField
          label="Kind"
          value={typed.kind}
          onChange={({ target }) =>
            setTyped({ ...typed, kind: DOCUMENT_KINDS.find((kind) => kind === target.value) ?? typed.kind })
          }
        >
          {DOCUMENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {documentKinds[kind]}
            </option>
          ))}
        </SelectField>
        {document === undefined && (
          <FileField
            label="PDF, at most 25 MB"
            accept=".pdf,application/pdf"
            file={file}
            problem={isAsked || file !== null ? fault : undefined}
            onChoose={setFile}
          />
        )}
        <FieldError text={failure} />
      </Box>
    </ActionDialog>
  );
};
