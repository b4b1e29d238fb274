import { Field } from '../ui/field';
import { FileField } from '../ui/file-field';
import { SelectField } from '../ui/select-field';
import { DOCUMENT_KINDS, type DocumentKind, documentKinds } from './document-kinds';
import { FILE_TOO_LARGE, isTooLarge } from './upload-file';

/** The typed details of a document. */
export interface TypedDocument {
  readonly title: string;
  readonly kind: DocumentKind;
}

export const titleError = ({ title }: TypedDocument): string | undefined =>
  title.trim() === '' ? 'Please enter a title' : undefined;

export const fileError = (file: File | null): string | undefined => {
  if (file === null) return 'Please choose a PDF';
  return isTooLarge(file) ? FILE_TOO_LARGE : undefined;
};

interface DocumentFieldsProps {
  typed: TypedDocument;
  /** Set once the user has tried to save it. */
  isSubmitted: boolean;
  onType: (typed: TypedDocument) => void;
}

/** Fields for a document's title and kind. */
export const DocumentFields = ({ typed, isSubmitted, onType }: DocumentFieldsProps) => (
  <>
    <Field
      label="Title"
      autoFocus
      maxLength={200}
      value={typed.title}
      error={isSubmitted ? titleError(typed) : undefined}
      onChange={({ target }) => onType({ ...typed, title: target.value })}
    />
    <SelectField
      label="Kind"
      value={typed.kind}
      onChange={({ target }) =>
        onType({ ...typed, kind: DOCUMENT_KINDS.find((kind) => kind === target.value) ?? typed.kind })
      }
    >
      {DOCUMENT_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {documentKinds[kind]}
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
export const PdfField = ({ file, isSubmitted, onChoose }: PdfFieldProps) => (
  <FileField
    label="PDF, at most 25 MB"
    accept=".pdf,application/pdf"
    file={file}
    error={isSubmitted || file !== null ? fileError(file) : undefined}
    onChoose={onChoose}
  />
);

/** Brings a PDF in. */
export const documentUpload = (typed: TypedDocument, file: File) => ({
  path: '/api/admin/documents',
  fields: { ...typed },
  file,
});
