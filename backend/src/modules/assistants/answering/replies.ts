import { Inject, Injectable } from '@nestjs/common';
import { ResearchModel } from '#modules/research/published';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { wordedReplyDecider } from '../domain/worded-reply.decider';
import type { PassageIndex } from '../retrieval/passage-index';
import { readQuestion } from '../retrieval/question';
import { MOST_QUOTES, answerTo } from './answer-question';
import { type ReplyPart, type WordedVoice, replyOf } from './reply';
import { evidenceFor } from './worded/evidence';
import { type Tally, emptyTally, wordedReply } from './worded/worded-reply';

export interface Question<Place> {
  readonly question: string;
  /** Earlier questions, the last one last. */
  readonly history: readonly string[];
  readonly index: PassageIndex<Place>;
  readonly voice: WordedVoice<Place>;
}

/** Answers questions: in the words of a model where one is configured, else by quotes. */
@Injectable()
export class Replies {
  constructor(
    @Inject(ResearchModel) private readonly model: Pick<ResearchModel, 'conversing'>,
    private readonly runner: DeciderRunner,
  ) {}

  /** A model whose sentences do not hold, that fails, or that finds no answer leaves the quotes to answer. */
  async *to<Place>(asked: Question<Place>, context: CommandContext, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const { question, history, index, voice } = asked;
    const read = readQuestion(question, history, index);
    const quoted = answerTo(read, index, MOST_QUOTES);
    const writer = await this.model.conversing();
    if (writer === null) return yield* replyOf(quoted, voice);
    const evidence = evidenceFor(read, index, voice);
    if (evidence.length === 0) return yield* replyOf(quoted, voice);
    const tally = emptyTally();
    try {
      yield* wordedReply({ question, history, evidence }, writer, voice, tally, signal);
    } finally {
      await this.record(tally, writer.model.name, context);
    }
    if (tally.sentences === 0) {
      const { nearest } = quoted.kind === 'not_answered' ? quoted : { nearest: quoted.quotes };
      yield* replyOf(tally.isNotAnswered ? { kind: 'not_answered', nearest } : quoted, voice);
    } else if (tally.leftOut > 0) yield { kind: 'text', text: `\n\n${leftOut(tally.leftOut)}` };
  }

  private async record({ sentences, leftOut: left, fault, costUsd }: Tally, model: string, context: CommandContext) {
    const replyId = entityId(context, 'reply');
    const figures = { sentences, leftOut: left, fault, costUsd };
    await this.runner.run(wordedReplyDecider, replyId, { type: 'RecordWording', replyId, model, ...figures }, context);
  }
}

const leftOut = (count: number): string =>
  count === 1
    ? 'One sentence was left out: its source does not bear it out.'
    : `${count} sentences were left out: their sources do not bear them out.`;
