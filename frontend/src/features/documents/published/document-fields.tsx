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
export interface DocumentFormValues {
  readonly title: string;
  readonly kind: DocumentKind;
}

const MAX_TITLE = 200;

const titleError = ({ title }: DocumentFormValues): string | undefined =>
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
export const useDocumentForm = (initial: DocumentFormValues, isNew: boolean) => {
  const [initialValues] = useState(initial);
  const [values, setValues] = useState(initialValues);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** Shows which fields are missing. Returns whether all are there. */
  const check = (): boolean => {
    setIsSubmitted(true);
    return titleError(values) === undefined && (!isNew || fileError(file) === undefined);
  };
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    if (chosen === null || values.title.trim() !== '') return;
    const ofName = titleFromName(chosen.name).slice(0, MAX_TITLE);
    setValues({ ...values, title: ofName });
    const takeTitle = async (): Promise<void> => {
      // Opening PDFs takes a library that the form is shown without.
      const title = await import('#shared/files/title-of-file').then(
        ({ titleOfFile }) => titleOfFile(chosen),
        () => null,
      );
      if (title !== null)
        setValues((now) => (now.title === ofName ? { ...now, title: title.slice(0, MAX_TITLE) } : now));
    };
    void takeTitle();
  };
  const fields = (
    <>
      <DocumentFields values={values} isSubmitted={isSubmitted} onType={setValues} />
      {isNew && <PdfField file={file} isSubmitted={isSubmitted} onChoose={choose} />}
      {isNew && (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {documentFieldTexts().whoReads}
        </Box>
      )}
    </>
  );
  return { values, file, isDirty: values !== initialValues || file !== null, check, fields };
};

interface DocumentFieldsProps {
  values: DocumentFormValues;
  /** Set once the user has tried to save it. */
  isSubmitted: boolean;
  onType: (values: DocumentFormValues) => void;
}

/** Fields for a document's title and kind. */
const DocumentFields = ({ values, isSubmitted, onType }: DocumentFieldsProps) => (
  <>
    <Field
      label={documentFieldTexts().title}
      autoFocus
      maxLength={MAX_TITLE}
      value={values.title}
      error={isSubmitted ? titleError(values) : undefined}
      onChange={({ target }) => onType({ ...values, title: target.value })}
    />
    <SelectField
      label={documentFieldTexts().kind}
      value={values.kind}
      onChange={({ target }) =>
        onType({ ...values, kind: DOCUMENT_KINDS.find((kind) => kind === target.value) ?? values.kind })
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
export const documentUpload = (values: DocumentFormValues, file: File) => ({
  path: '/api/admin/documents',
  fields: { ...values },
  file,
});
