import { Inject, Injectable } from '@nestjs/common';
import { wordedReplyDecider } from '#modules/assistants/published';
import { ResearchModel } from '#modules/research/published';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { SentAt } from '../understanding/said';
import type { Answer, Reply } from './reply';
import { wordedAnswer } from './worded-answer';
import { answerWords, wordsOf } from './wording';

/** What is said, and the model that worded the answer in it; null if none did. */
export interface Worded {
  readonly content: string;
  readonly model: string | null;
}

/** Only what the diary says may be put in other words; nothing of whom to ask, or that there is nothing. */
const isOfDiary = (answer: Answer | null): answer is Exclude<Answer, { kind: 'for_advice' }> =>
  (answer?.kind === 'entries' && answer.entries.length > 0) || (answer?.kind === 'last' && answer.entry !== null);

/** Words replies: answers from the diary by a model where one is configured, everything else by the rules alone. */
@Injectable()
export class AnswersInWords {
  constructor(
    @Inject(ResearchModel) private readonly model: Pick<ResearchModel, 'conversing'>,
    private readonly runner: DeciderRunner,
  ) {}

  /** By the rules alone. */
  plain(reply: Reply, sent: SentAt): Worded {
    return { content: wordsOf(reply, sent), model: null };
  }

  async of(
    reply: Reply,
    question: string,
    sent: SentAt,
    context: CommandContext,
    signal: AbortSignal,
  ): Promise<Worded> {
    const plain = this.plain(reply, sent);
    if (!isOfDiary(reply.answer)) return plain;
    const writer = await this.model.conversing();
    if (writer === null) return plain;
    const asked = { question, answer: answerWords(reply.answer, sent), at: sent.at };
    const { text, ...figures } = await wordedAnswer(asked, writer, signal).finally(() => writer.settle());
    const { name } = writer.model;
    const replyId = entityId(context, 'reply');
    const command = { type: 'RecordWording', replyId, model: name, ...figures } as const;
    await this.runner.run(wordedReplyDecider, replyId, command, context);
    return text === null ? plain : { content: wordsOf(reply, sent, text), model: name };
  }
}
