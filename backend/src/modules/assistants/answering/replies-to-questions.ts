import { Inject, Injectable } from '@nestjs/common';
import { ModelConversations, modelWorkDecider } from '#modules/paid-models/published';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { decisiveTerms } from '../retrieval/decisive-terms';
import type { AssistantAnswer, Quote } from './assistant-answer';
import { replyToCourtesy } from './courtesy';
import type { QuestionInConversation } from './question-in-conversation';
import { type ReplyPart, type WordedVoice, replyParts } from './reply-parts';
import { afterWording } from './worded/after-wording';
import { evidenceOf } from './worded/answer-evidence';
import { type ReplyProgress, noProgress, wordedReply } from './worded/worded-reply';

/** A question with its answer from the material. */
export interface Answered<Location> extends QuestionInConversation {
  readonly answer: AssistantAnswer<Location>;
  /** The quotes that a model may word an answer from. Called only if a model is configured. */
  evidence(): readonly Quote<Location>[];
  readonly voice: WordedVoice<Location>;
  /** Set if the question asks for all news of a time, so that its words are not to be searched for in the lines. */
  readonly isForAll?: boolean;
}

/** Replies to questions: in a model's words if one is configured, else by quotes. */
@Injectable()
export class Replies {
  constructor(
    @Inject(ModelConversations) private readonly models: Pick<ModelConversations, 'openConversation'>,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * Streams a reply. If the model fails, finds no answer, or its sentences are not supported, the quotes are the
   * answer.
   */
  async *to<Location>(
    answered: Answered<Location>,
    context: CommandContext,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyPart> {
    const { answer, voice } = answered;
    const courtesy = replyToCourtesy(answered.question, answered.language);
    if (courtesy !== null) return yield { kind: 'text', text: courtesy };
    const marks = answered.isForAll === true ? undefined : decisiveTerms(answered.question);
    const writer = await this.models.openConversation();
    if (writer === null) return yield* replyParts(answer, voice, marks);
    const evidence = answered.evidence().map((quote) => evidenceOf(quote, voice));
    if (evidence.length === 0) return yield* replyParts(answer, voice, marks);
    const progress = noProgress<Location>();
    try {
      yield* wordedReply({ ...answered, evidence }, writer, voice, progress, signal);
    } finally {
      await writer.settle();
      await this.record(progress, writer.model.name, context);
    }
    yield* afterWording(answered, progress);
  }

  private async record(
    { sentences, leftOut: left, fault, costUsd }: ReplyProgress,
    model: string,
    context: CommandContext,
  ) {
    const workId = entityId(context, 'reply');
    const figures = { sentences, leftOut: left, fault, costUsd };
    await this.runner.run(modelWorkDecider, workId, { type: 'RecordModelWork', workId, model, ...figures }, context);
  }
}
