import { Box } from '@mui/material';
import { useState } from 'react';
import { FILE_TOO_LARGE, isTooLarge } from '#shared/files/upload-file';
import { documentTexts } from '#shared/texts/documents';
import { Field } from '#shared/ui/fields/field';
import { FileField } from '#shared/ui/fields/file-field';
import { SelectField } from '#shared/ui/fields/select-field';
import { documentFieldTexts } from '../texts/document-fields';
import { DOCUMENT_KINDS, type DocumentKind } from './document-kinds';

/** The typed details of a document. */
export interface TypedDocument {
  readonly title: string;
  readonly kind: DocumentKind;
}

const MAX_TITLE = 200;

const titleError = ({ title }: TypedDocument): string | undefined =>
  title.trim() === '' ? documentFieldTexts().titleMissing : undefined;

const fileError = (file: File | null): string | undefined => {
  if (file === null) return documentFieldTexts().fileMissing;
  return isTooLarge(file) ? FILE_TOO_LARGE : undefined;
};

/** A title from a file's name: `Annual_report-2026.pdf` is ‘Annual report 2026’; a name with spaces is one already. */
export const titleFromName = (name: string): string => {
  const stem = name.replace(/\.pdf$/i, '').trim();
  return stem.includes(' ') ? stem : stem.replace(/_+|(?<!\d)-+|-+(?!\d)/g, ' ').trim();
};

/** State of the form for a document. `isNew`: it also asks for the PDF. */
export const useDocumentForm = (initial: TypedDocument, isNew: boolean) => {
  const [begun] = useState(initial);
  const [typed, setTyped] = useState(begun);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** Shows which fields are missing. Returns whether all are there. */
  const check = (): boolean => {
    setIsSubmitted(true);
    return titleError(typed) === undefined && (!isNew || fileError(file) === undefined);
  };
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    if (chosen === null || typed.title.trim() !== '') return;
    const ofName = titleFromName(chosen.name).slice(0, MAX_TITLE);
    setTyped({ ...typed, title: ofName });
    const takeTitle = async (): Promise<void> => {
      // Opening PDFs takes a library that the form is shown without.
      const title = await import('#shared/files/title-of-file').then(
        ({ titleOfFile }) => titleOfFile(chosen),
        () => null,
      );
      if (title !== null)
        setTyped((now) => (now.title === ofName ? { ...now, title: title.slice(0, MAX_TITLE) } : now));
    };
    void takeTitle();
  };
  const fields = (
    <>
      <DocumentFields typed={typed} isSubmitted={isSubmitted} onType={setTyped} />
      {isNew && <PdfField file={file} isSubmitted={isSubmitted} onChoose={choose} />}
      {isNew && (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {documentFieldTexts().whoReads}
        </Box>
      )}
    </>
  );
  return { typed, file, isDirty: typed !== begun || file !== null, check, fields };
};

interface DocumentFieldsProps {
  typed: TypedDocument;
  /** Set once the user has tried to save it. */
  isSubmitted: boolean;
  onType: (typed: TypedDocument) => void;
}

/** Fields for a document's title and kind. */
const DocumentFields = ({ typed, isSubmitted, onType }: DocumentFieldsProps) => (
  <>
    <Field
      label={documentFieldTexts().title}
      autoFocus
      maxLength={MAX_TITLE}
      value={typed.title}
      error={isSubmitted ? titleError(typed) : undefined}
      onChange={({ target }) => onType({ ...typed, title: target.value })}
    />
    <SelectField
      label={documentFieldTexts().kind}
      value={typed.kind}
      onChange={({ target }) =>
        onType({ ...typed, kind: DOCUMENT_KINDS.find((kind) => kind === target.value) ?? typed.kind })
      }
    >
      {DOCUMENT_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {documentTexts().kinds[kind]}
        </option>
      ))}
    </SelectField>
  </>
);

interface PdfFieldProps {
  file: File | null;
  isSubmitted: boolean;
  onChoose: (file: File | null) => void;
}

/** The PDF of a new document. */
const PdfField = ({ file, isSubmitted, onChoose }: PdfFieldProps) => (
  <FileField
    label={documentFieldTexts().file}
    accept=".pdf,application/pdf"
    file={file}
    error={isSubmitted || file !== null ? fileError(file) : undefined}
    onChoose={onChoose}
  />
);

/** Request that adds a PDF. */
export const documentUpload = (typed: TypedDocument, file: File) => ({
  path: '/api/admin/documents',
  fields: { ...typed },
  file,
});
