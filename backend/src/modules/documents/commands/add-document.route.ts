import { z } from 'zod';
import { isRefusal, refuseField } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { keepIfAccepted, storedUploadOf } from '#platform/http/uploads/stored-upload';
import { TakesFile, fileFacts } from '#platform/http/uploads/takes-file';
import { documentFields } from '../document-fields';
import { documentFile } from '../document-files';
import { documentDecider } from '../domain/document.decider';

const fields = z.strictObject(documentFields);

const NO_PDF = refuseField('file', 'Documents are PDFs. Please choose one.');

export const AddDocument = actionRoute({
  path: 'api/admin/documents',
  access: 'staff',
  summary: 'Adds a PDF, which everyone who is signed in may read.',
  decorators: [TakesFile({ fields, place: (_caller, fileId) => documentFile(fileId) })],
  body: fields.extend({ file: fileFacts }),
  answers: z.strictObject({ id: z.string() }),
  status: 201,
  uses: [CommandRunner],
  async act({ body: { title, kind, file: facts }, context, request }, runner) {
    const upload = storedUploadOf(request);
    const documentId = entityId(context, 'document');
    const { name: fileName, bytes, sha256 } = facts;
    const file = { fileId: upload.fileId, fileName, bytes, sha256 };
    return keepIfAccepted(upload, async () => {
      if (facts.media_type !== 'application/pdf') return NO_PDF;
      const add = { type: 'AddDocument', documentId, title, kind, file } as const;
      const added = await runner.run(documentDecider, documentId, add, context);
      if (isRefusal(added)) return added;
      // Another file than the request's if this repeats a request that was carried out before.
      const fileId = added.state.status === 'present' ? added.state.file.fileId : null;
      return accepted({ documentId, fileId }, added);
    });
  },
  answer: (_asked, { documentId }) => ({ id: documentId }),
});
