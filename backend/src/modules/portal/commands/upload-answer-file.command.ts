import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerLocation } from '#events/portal/draft.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { userDecider } from '#modules/accounts/published';
import { requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type UploadedFile, draftDecider, fileAt } from '../domain/draft.decider';
import { questionsFor } from '../queries/questions-for';

interface UploadAnswerFileRequest extends AnswerLocation {
  readonly draftId: string;
  readonly file: UploadedFile;
}

interface UploadedAnswerFile {
  /** Differs from the request's if this repeats a request that was carried out before. */
  readonly fileId: string | null;
}

export class UploadAnswerFile extends ContextCommand<UploadAnswerFileRequest, UploadedAnswerFile> {}

const refuseField = (path: string, message: string): Refusal => refuse('INVALID', message, [{ path, message }]);

@CommandHandler(UploadAnswerFile)
export class UploadAnswerFileHandler implements ICommandHandler<UploadAnswerFile> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  async execute({ request: { draftId, file, ...place }, context }: UploadAnswerFile) {
    const userId = requireActingUser(context);
    if (draftId !== userId || (await this.isErased(userId))) return refuse('NOT_FOUND', 'This draft does not exist.');
    const refusal = await this.refusalOf(userId, place);
    if (refusal !== null) return refusal;
    const command = { type: 'UploadAnswerFile', userId, ...place, file } as const;
    const decided = await this.runner.run(draftDecider, userId, command, context);
    if (isRefusal(decided)) return decided;
    return accepted({ fileId: fileAt(decided.state, place) }, decided);
  }

  /** Whether the user was erased while the file arrived; from here on an erasure finds the file and deletes it. */
  private async isErased(userId: string): Promise<boolean> {
    return (await this.runner.streams.stateOf(userDecider, userId)).status === 'erased';
  }

  private async refusalOf(userId: string, { inputName, repeat }: AnswerLocation): Promise<Refusal | null> {
    const questions = await questionsFor(this.reads, userId);
    const question = questions.find(({ inputs }) => inputs.some(({ name }) => name === inputName));
    if (question === undefined) return refuseField('input_name', 'No question asks for this file.');
    if (repeat > 0 && !question.repeatable)
      return refuseField('repeat', 'This question takes one file for each input.');
    return null;
  }
}
