import { Inject, Injectable } from '@nestjs/common';
import type { HealthRecordEvent } from '#events/conversations/health-record.events';
import { ModelConversations, modelWorkDecider } from '#modules/paid-models/published';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { type Diary, EMPTY_DIARY, MESSAGES_BACK } from './diary-answer';
import { type KnownEntry, entriesNewestFirst } from './diary/entries';
import { ConversationHistory } from './diary/history';
import { lastExchangeOf } from './diary/last-exchange';
import { notesIn } from './diary/notes';
import { pendingIn } from './diary/pending';
import type { ToPropose } from './domain/conversation-command';
import type { Conversation } from './domain/conversation-state';
import { conversationDecider } from './domain/conversation.decider';
import { healthRecordOf, healthRecordStream } from './health-record';
import type { MessageReading } from './message-reading';
import { proposedByModel } from './proposing/propose-by-model';
import type { SentAt } from './proposing/sent-at';
import { neededFor, readMessage } from './read-message';
import type { Addressee } from './wording/addressee';

/** The proposals from a message, and its reading. */
export interface Considered {
  readonly proposes: readonly ToPropose[];
  readonly reading: MessageReading;
  /** The number of earlier proposals that are still unanswered. */
  readonly open: number;
  /** When it was first sent. */
  readonly sent: SentAt;
}

/** A message to read, with what its language and its times are read by. */
interface Said extends Pick<SentAt, 'offsetMinutes'>, Pick<Addressee, 'language'> {
  readonly userId: string;
  readonly content: string;
}

interface ConsideredByModel extends Pick<MessageReading, 'proposals'> {
  readonly proposes: readonly ToPropose[];
}

const identified = (proposals: MessageReading['proposals'], context: CommandContext): readonly ToPropose[] =>
  proposals.map(({ entryId, proposal }, at) => ({
    proposalId: entityId(context, `proposal/${at}`),
    entryId: entryId ?? entityId(context, `entry/${at}`),
    proposal,
  }));

/** Reads messages by rules, and by a model where one is set up and the rules read nothing; answers from the kept entries. */
@Injectable()
export class Assistant {
  constructor(
    private readonly history: ConversationHistory,
    private readonly runner: CommandRunner,
    @Inject(ModelConversations) private readonly models: Pick<ModelConversations, 'openConversation'>,
  ) {}

  /**
   * Reads a message against the diary as it was before that message. A request repeated after a crash is thus read as
   * it was the first time, not against a diary that already holds the message and its proposals.
   */
  async consider(
    { userId, content: message, offsetMinutes, language }: Said,
    context: CommandContext,
  ): Promise<Considered> {
    const { stateBefore: state, at } = await this.runner.commandHistory.of(
      conversationDecider,
      userId,
      'SendMessage',
      context,
    );
    const sent = { at: at.toISOString(), offsetMinutes };
    const diary = await this.diaryFor(message, userId, state);
    const reading = readMessage(message, diary, { sent, language });
    const proposes = identified(reading.proposals, context);
    const open = state.proposals.filter((known) => known.status === 'open' && known.does === 'add').length;
    return { proposes, reading, open, sent };
  }

  /** Asks a model for proposals from a message in which the rules read nothing. */
  async considerByModel(
    message: string,
    sent: SentAt,
    context: CommandContext,
    signal: AbortSignal,
  ): Promise<ConsideredByModel> {
    const reader = await this.models.openConversation();
    if (reader === null) return { proposes: [], proposals: [] };
    const read = proposedByModel(message, sent, reader.model, signal).finally(() => reader.settle());
    const { entries, leftOut, fault, costUsd } = await read;
    const workId = entityId(context, 'reading');
    const figures = { sentences: entries.length, leftOut, fault, costUsd };
    const command = { type: 'RecordModelWork', workId, model: reader.model.name, ...figures } as const;
    await this.runner.run(modelWorkDecider, workId, command, context);
    const proposals = entries.map((entry) => ({ entryId: null, proposal: { does: 'add', entry } as const }));
    return { proposes: identified(proposals, context), proposals };
  }

  private async diaryFor(message: string, userId: string, before: Conversation): Promise<Diary> {
    switch (neededFor(message)) {
      case 'nothing':
        return EMPTY_DIARY;
      case 'diagnosis': {
        const health = await this.runner.streams.history<HealthRecordEvent>(healthRecordStream(userId));
        return { ...EMPTY_DIARY, diagnosis: healthRecordOf(health).diagnosis };
      }
      default:
        return this.diaryOf(userId, before);
    }
  }

  /** Loads the whole diary: events cannot be told apart before they are read, and any entry may be asked for. */
  private async diaryOf(userId: string, before: Conversation): Promise<Diary> {
    const records = await this.history.allNewestFirst(userId, before);
    const newest: KnownEntry[] = [];
    for await (const entry of entriesNewestFirst(records)) newest.push(entry);
    const said = records
      .flatMap(({ type, data }) => (type === 'MessageSent' && data.content !== null ? [data.content] : []))
      .slice(0, MESSAGES_BACK);
    const exchange = lastExchangeOf(records);
    return { ...EMPTY_DIARY, newest, said, exchange, notesFrom: notesIn(records), ...pendingIn(records) };
  }
}
