import { buffer } from 'node:stream/consumers';
import type { ExportedPart } from '#platform/export/contributions';
import type { FileStore } from '#platform/file-store/file-store';
import type { ReadStore } from '#platform/read-store/read-store';
import { drafts } from '#projections/portal/drafts/drafts.projection';
import { answerFile } from '../answer-place';

/** The part of an account export with each file and its content, one at a time. */
export const answersOfUser = (reads: ReadStore, files: FileStore): readonly ExportedPart[] => [
  {
    name: 'answer_files',
    async *rowsOf(userId) {
      const draft = await reads.get(drafts, userId);
      for (const { file_id, ...answer } of Object.values(draft?.files ?? {})) {
        const file = await files.get(answerFile(userId, file_id));
        const content = file === undefined ? null : (await buffer(file.content)).toString('base64');
        yield { ...answer, content_base64: content };
      }
    },
  },
];
