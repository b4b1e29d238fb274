import { documentEvents } from '#events/documents/document.events';
import type { FileStore } from '#platform/file-store/file-store';
import { sideEffectStep, processOf } from '#platform/processes/process';
import { documentFile, documentTextFile } from '../document-files';

/** Lags while the file store is unreachable: what is removed is no longer shown by then. */
export const removedDocumentsDeleteFiles = (files: Pick<FileStore, 'delete'>) =>
  processOf(documentEvents, {
    name: 'removed-document-files',
    on: ['DocumentRemoved'],
    mayLag: true,
    react: ({ data: { fileId } }) => [
      sideEffectStep('delete-file', () => files.delete(documentFile(fileId))),
      sideEffectStep('delete-text', () => files.delete(documentTextFile(fileId))),
    ],
  });
