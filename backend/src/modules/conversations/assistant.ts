import { Injectable } from '@nestjs/common';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { type KnownEntry, entriesNewestFirst } from './diary/entries';
import { ConversationHistory } from './diary/history';
import { type ToPropose, conversationDecider } from './domain/conversation.decider';
import type { SentAt } from './proposing/sent-at';
import { type Diary, type Reading, needsDiary, readMessage } from './reading';

/** What is proposed from a message, and what is to be said to it. */
interface Considered {
  readonly proposes: readonly ToPropose[];
  readonly reading: Reading;
  /** Proposals of before that nobody has answered. */
  readonly open: number;
}

const NOTHING_NEEDED: Diary = { newest: [], said: [] };
/** A question goes on with one of the last messages, or with none. */
const MOST_SAID = 5;

/** Reads what is said to it by rules, and answers from what was kept. */
@Injectable()
export class Assistant {
  constructor(
    private readonly history: ConversationHistory,
    private readonly runner: DeciderRunner,
  ) {}

  async consider(userId: string, message: string, sent: SentAt, context: CommandContext): Promise<Considered> {
    const diary = needsDiary(message) ? await this.diaryOf(userId) : NOTHING_NEEDED;
    const reading = readMessage(message, diary, sent);
    const proposes = reading.proposals.map(({ entryId, proposal }, at) => {
      const proposalId = entityId(context, `proposal/${at}`);
      return { proposalId, entryId: entryId ?? entityId(context, `entry/${at}`), proposal };
    });
    const { proposals } = await this.runner.stateOf(conversationDecider, userId);
    const open = Object.values(proposals).filter((known) => known.status === 'open' && known.does === 'add').length;
    return { proposes, reading, open };
  }

  private async diaryOf(userId: string): Promise<Diary> {
    const newest: KnownEntry[] = [];
    for await (const entry of entriesNewestFirst(this.history.newestFirst(userId))) newest.push(entry);
    const said: string[] = [];
    for await (const { type, data } of this.history.newestFirst(userId)) {
      if (type === 'MessageSent' && data.content !== null) said.push(data.content);
      if (said.length === MOST_SAID) break;
    }
    return { newest, said };
  }
}
