import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { type StoredUpload, keepIfAccepted } from '#platform/http/uploads/stored-upload';
import { TakesFile, Upload, fileFacts } from '#platform/http/uploads/takes-file';
import { documentFields } from '../document-fields';
import { documentFile } from '../document-files';
import { AddDocument } from './add-document.command';

const fields = z.strictObject(documentFields);

class AddDocumentBody extends createZodDto(fields.extend({ file: fileFacts })) {}

@Controller('api/admin/documents')
export class AddDocumentEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @TakesFile({ fields, place: (_caller, fileId) => documentFile(fileId) })
  @Operation({
    access: 'staff',
    summary: 'Adds a PDF, which everyone who is signed in may read.',
    answers: z.strictObject({ id: z.string() }),
    status: 201,
  })
  async post(
    @Body() { title, kind, file }: AddDocumentBody,
    @Upload() upload: StoredUpload,
    @Context() context: Context,
  ) {
    const stored = { fileId: upload.fileId, fileName: file.name, bytes: file.bytes, sha256: file.sha256 };
    const request = { title, kind, mediaType: file.media_type, file: stored };
    const outcome = await keepIfAccepted(upload, () => this.commands.execute(new AddDocument(request, context)));
    return commandAnswer(outcome, { status: 201, body: ({ documentId }) => ({ id: documentId }) });
  }
}
