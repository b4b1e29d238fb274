import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { storedFile, defineFileQuery } from '#shared/files/stored-file';
import { uploadFile } from '#shared/files/upload-file';
import { useDownload } from '#shared/files/use-download';
import { portalQuery } from './get-portal';

/** Identifies a file: its input, and which repetition of it. */
export interface AnswerSlot {
  readonly draftId: string;
  readonly inputName: string;
  readonly repeat: number;
}

const toFields = ({ draftId, inputName, repeat }: AnswerSlot) => ({
  draft_doc_id: draftId,
  input_name: inputName,
  repeat: String(repeat),
});

const answerFileUrl = (call: 'download' | 'preview', slot: AnswerSlot): string =>
  `/api/v1/${call}-answer-file/?${new URLSearchParams(toFields(slot))}`;

/** The uploaded file to show. */
export const previewQuery = (slot: AnswerSlot, uploadedAt: string) =>
  // Not cached: up to 25 MB, useless once the dialog is closed.
  defineFileQuery(['answer-file', slot, uploadedAt], answerFileUrl('preview', slot), { gcTime: 0 });

export const useDownloadAnswer = (slot: AnswerSlot) => useDownload(() => storedFile(answerFileUrl('download', slot)));

interface SentFile {
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export const useUploadAnswer = (slot: AnswerSlot) =>
  useApiMutation(
    (sent: SentFile) => uploadFile({ path: '/api/v1/upload-answer-file/', fields: toFields(slot), ...sent }),
    { invalidates: [portalQuery] },
  );

export const useRemoveAnswer = ({ draftId, inputName, repeat }: AnswerSlot) =>
  useApiMutation(
    () =>
      api.DELETE('/api/v1/delete-answer-file/{draftDocId}/{inputName}/{repeat}', {
        params: { path: { draftDocId: draftId, inputName, repeat: String(repeat) } },
      }),
    { invalidates: [portalQuery], failure: 'The file could not be removed' },
  );
