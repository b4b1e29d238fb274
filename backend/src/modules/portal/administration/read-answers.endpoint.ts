import { Body, Controller, Inject, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { placeKey } from '#events/portal/draft.events';
import { ReadPrivateData } from '#modules/accounts/published';
import { reason } from '#platform/administration/reason';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { Context } from '#platform/http/requests/context';
import { FileOperation } from '#platform/http/routes/file-operation';
import { Operation } from '#platform/http/routes/operation';
import { orThrow } from '#platform/http/answers/problem';
import { sentFile } from '#platform/http/answers/sent-file';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { drafts } from '#projections/portal/drafts/drafts.projection';
import { placeFields } from '../answer-place';
import { answeredQuestion, answeredQuestions } from '../queries/answered-questions';
import { questionsFor } from '../queries/questions-for';
import { NO_ANSWER, answerAt, storedAnswer } from '../queries/stored-portal-answer';

class UnmaskBody extends createZodDto(z.strictObject({ reason })) {}

const { input_name, repeat } = placeFields;
class FileBody extends createZodDto(z.strictObject({ input_name, repeat, reason })) {}

const personal = { access: 'admin', inPerson: 'personal data' } as const;

/** Shows what an applicant has uploaded to an administrator, who says why. Nothing is shown unless that is recorded. */
@Controller('api/admin/answers')
export class ReadAnswersEndpoint {
  constructor(
    private readonly commands: CommandBus,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {}

  @Post(':id/unmask')
  @Operation({
    ...personal,
    summary:
      'What an applicant has answered, with the names of the files, which are masked otherwise. Recorded with the reason.',
    answers: z.strictObject({ questions: z.array(answeredQuestion) }),
  })
  async unmask(@Param('id') userId: string, @Body() { reason }: UnmaskBody, @Context() context: Context) {
    const draft = orThrow((await this.reads.get(drafts, userId)) ?? NO_ANSWER);
    const questions = answeredQuestions(await questionsFor(this.reads, userId), draft);
    const look = { userId, what: 'answers', which: null, statedReason: reason } as const;
    return commandAnswer(await this.commands.execute(new ReadPrivateData(look, context)), {
      body: () => ({ questions }),
    });
  }

  @Post(':id/file')
  @FileOperation({
    ...personal,
    summary: 'A file that an applicant has answered with, to save it. Recorded with the reason.',
    types: ['application/octet-stream'],
  })
  async file(
    @Param('id') userId: string,
    @Body() { input_name, repeat, reason }: FileBody,
    @Context() context: Context,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | StreamableFile> {
    const place = { inputName: input_name, repeat };
    const file = orThrow(await answerAt(this.reads, userId, place));
    const look = { userId, what: 'answers', which: placeKey(place), statedReason: reason } as const;
    orThrow(await this.commands.execute(new ReadPrivateData(look, context)));
    return sentFile(response, orThrow(await storedAnswer(this.files, userId, file)));
  }
}
