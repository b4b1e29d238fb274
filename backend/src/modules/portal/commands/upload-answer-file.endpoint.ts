import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { isPreviewable } from '#platform/http/uploads/file-kinds';
import { type StoredUpload, keepIfAccepted } from '#platform/http/uploads/stored-upload';
import { TakesFile, Upload, fileFacts } from '#platform/http/uploads/takes-file';
import { answerFile, placeFields } from '../answer-place';
import { UploadAnswerFile } from './upload-answer-file.command';

const fields = z.strictObject(placeFields);

class UploadAnswerFileBody extends createZodDto(fields.extend({ file: fileFacts })) {}

@Controller('api/v1/upload-answer-file')
export class UploadAnswerFileEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @RateLimit('costly')
  @TakesFile({ fields, place: ({ userId }, fileId) => answerFile(userId, fileId) })
  @Operation({
    access: 'user',
    summary: 'Answers an upload question with a file of at most 25 MB, in place of any earlier one.',
    answers: z.strictObject({
      file_name: z.string().describe('As it is shown and saved by.'),
      media_type: z.string().describe('By its content.'),
      bytes: z.int(),
      previewable: z.boolean(),
    }),
    status: 201,
  })
  async post(
    @Body() { draft_doc_id, input_name, repeat, file }: UploadAnswerFileBody,
    @Upload() upload: StoredUpload,
    @Context() context: Context,
  ) {
    const stored = { fileName: file.name, mediaType: file.media_type, bytes: file.bytes, sha256: file.sha256 };
    const answered = { fileId: upload.fileId, ...stored };
    const request = { draftId: draft_doc_id, inputName: input_name, repeat, file: answered };
    const outcome = await keepIfAccepted(upload, () => this.commands.execute(new UploadAnswerFile(request, context)));
    return commandAnswer(outcome, {
      status: 201,
      body: () => ({
        file_name: file.name,
        media_type: file.media_type,
        bytes: file.bytes,
        previewable: isPreviewable(file.media_type),
      }),
    });
  }
}
