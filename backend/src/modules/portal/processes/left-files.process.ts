import { draftEvents } from '#events/portal/draft.events';
import type { FileStore } from '#platform/file-store/file-store';
import { sideEffectStep, processOf } from '#platform/processes/process';
import { answerFile } from '../answer-place';

/** Lags while the file store is unreachable: nothing leads to the files by then. */
export const leftFilesAreDeleted = (files: Pick<FileStore, 'delete'>) =>
  processOf(draftEvents, {
    name: 'left-answer-files',
    on: ['AnswerFileUploaded', 'AnswerFileRemoved'],
    mayLag: true,
    react: ({ type, data }) => {
      const left = type === 'AnswerFileUploaded' ? data.replacedFileId : data.fileId;
      return left === null ? [] : [sideEffectStep('delete-file', () => files.delete(answerFile(data.userId, left)))];
    },
  });
