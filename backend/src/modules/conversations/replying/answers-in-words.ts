import { Inject, Injectable } from '@nestjs/common';
import { ModelConversations, modelWorkDecider } from '#modules/paid-models/published';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import type { MessageReading } from '../message-reading';
import { wordsOf } from './diary-reply-words';
import { wordedAnswer } from './worded-answer';

/** The reply, and the model that worded its answer; null if none did. */
export interface Worded {
  readonly content: string;
  readonly model: string | null;
}

interface Saying {
  readonly question: string;
  readonly at: string;
  /** The number of unanswered proposals. */
  readonly open: number;
  readonly language: InterfaceLanguage;
}

/** Words replies: answers from the diary by a model if one is set up, all else by the rules alone. */
@Injectable()
export class AnswersInWords {
  constructor(
    @Inject(ModelConversations) private readonly models: Pick<ModelConversations, 'openConversation'>,
    private readonly runner: CommandRunner,
  ) {}

  /** Words a reply by the rules alone. */
  plain(reading: MessageReading, open: number, language: InterfaceLanguage): Worded {
    return { content: wordsOf(reading, open, language), model: null };
  }

  async of(
    reading: MessageReading,
    { question, at, open, language }: Saying,
    context: CommandContext,
    signal: AbortSignal,
  ): Promise<Worded> {
    const plain = this.plain(reading, open, language);
    if (reading.answer?.kind !== 'answered') return plain;
    const writer = await this.models.openConversation();
    if (writer === null) return plain;
    const asked = { question, answer: reading.answer.words, at };
    const { text, ...figures } = await wordedAnswer(asked, writer, signal).finally(() => writer.settle());
    const { name } = writer.model;
    const workId = entityId(context, 'reply');
    const command = { type: 'RecordModelWork', workId, model: name, ...figures } as const;
    await this.runner.run(modelWorkDecider, workId, command, context);
    return text === null ? plain : { content: wordsOf(reading, open, language, text), model: name };
  }
}
