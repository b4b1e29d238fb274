import { Inject, Injectable } from '@nestjs/common';
import { ResearchModel } from '#modules/research/published';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { Conversation } from './conversation';
import { replyToCourtesy } from './courtesy';
import { wordedReplyDecider } from '../domain/worded-reply.decider';
import type { Answer, Quote } from './answer';
import { type ReplyPart, type WordedVoice, replyOf } from './reply';
import { afterWording } from './worded/after-wording';
import { evidenceOf } from './worded/evidence';
import { type Tally, emptyTally, wordedReply } from './worded/worded-reply';

/** A question with what the material answers. */
export interface Answered<Place> extends Conversation {
  readonly answer: Answer<Place>;
  /** What a model may word an answer from; asked for only where there is one. */
  evidence(): readonly Quote<Place>[];
  readonly voice: WordedVoice<Place>;
}

/** Replies to questions: in the words of a model where one is configured, else by quotes. */
@Injectable()
export class Replies {
  constructor(
    @Inject(ResearchModel) private readonly model: Pick<ResearchModel, 'conversing'>,
    private readonly runner: DeciderRunner,
  ) {}

  /** A model whose sentences do not hold, that fails, or that finds no answer leaves the quotes to answer. */
  async *to<Place>(answered: Answered<Place>, context: CommandContext, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const { answer, voice } = answered;
    const courtesy = replyToCourtesy(answered.question);
    if (courtesy !== null) return yield { kind: 'text', text: courtesy };
    const writer = await this.model.conversing();
    if (writer === null) return yield* replyOf(answer, voice);
    const evidence = answered.evidence().map((quote) => evidenceOf(quote, voice));
    if (evidence.length === 0) return yield* replyOf(answer, voice);
    const tally = emptyTally<Place>();
    try {
      yield* wordedReply({ ...answered, evidence }, writer, voice, tally, signal);
    } finally {
      await writer.settle();
      await this.record(tally, writer.model.name, context);
    }
    yield* afterWording(answered, tally);
  }

  private async record({ sentences, leftOut: left, fault, costUsd }: Tally, model: string, context: CommandContext) {
    const replyId = entityId(context, 'reply');
    const figures = { sentences, leftOut: left, fault, costUsd };
    await this.runner.run(wordedReplyDecider, replyId, { type: 'RecordWording', replyId, model, ...figures }, context);
  }
}
