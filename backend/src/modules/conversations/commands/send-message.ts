import { Injectable } from '@nestjs/common';
import { isRefusal } from '#kernel/decider';
import { SingleFlight } from '#kernel/single-flight';
import { type CommandContext, stepOf } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import { Assistant, type Considered } from '../assistant';
import type { ProposalView } from '../diary/entry-schema';
import { ConversationHistory } from '../diary/history';
import { proposalViews, proposalsNow } from '../diary/proposals';
import { conversationDecider } from '../domain/conversation.decider';
import { notedIn } from '../proposing/notes-in-message';
import type { SentAt } from '../proposing/sent-at';
import { AnswersInWords } from '../replying/answers-in-words';
import { isNote } from '../replying/diary-reply-words';

export interface SendMessageRequest {
  readonly userId: string;
  readonly content: string;
  readonly offsetMinutes: number;
  readonly simulated: boolean;
  /** The language of the interface, for the reply. */
  readonly language: InterfaceLanguage;
}

/** A message and the reply to it. */
export interface RepliedMessage {
  readonly sent: SentAt;
  /** The revisions of the message and of its reply. */
  readonly revision: number;
  readonly replyRevision: number;
  readonly reply: string;
  /** What the message proposes. */
  readonly proposals: readonly ProposalView[];
  /** Earlier proposals that it withdrew. */
  readonly settled: readonly ProposalView[];
  /** Whether nothing was understood. */
  readonly isNote: boolean;
  /** The part that stays a note. */
  readonly noted: string | null;
}

/** The longest wait for a model. */
const LONGEST_REPLY_MS = 180_000;

/** Sends messages to the assistant: stores them, proposes entries from them, and replies. */
@Injectable()
export class Messages {
  /** Replies under way, by command id. */
  private readonly flights = new SingleFlight<string, CommandOutcome<RepliedMessage>>();

  constructor(
    private readonly assistant: Assistant,
    private readonly history: ConversationHistory,
    private readonly words: AnswersInWords,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * A request that is repeated while it is answered waits for the same reply. The reply is given even if nobody waits
   * for it: a request is repeated after a lost connection, and without a repetition the reply is found in the
   * conversation.
   */
  send(request: SendMessageRequest, context: CommandContext): Promise<CommandOutcome<RepliedMessage>> {
    return this.flights.run(context.commandId, () => this.reply(request, context));
  }

  /** Replies to a message once it is in the log. */
  private async reply(request: SendMessageRequest, context: CommandContext): Promise<CommandOutcome<RepliedMessage>> {
    const { userId, content, language } = request;
    const signal = AbortSignal.timeout(LONGEST_REPLY_MS);
    const considered = await this.assistant.consider(request, context);
    const { sent } = considered;
    const kept = await this.keep(request, considered, context);
    if (isRefusal(kept)) return kept;
    const ofReply = stepOf(context, 'reply');
    // A repeated request already has its reply: no model is asked again.
    const { wasCarriedOut: isAnswered } = await this.runner.commandHistory.of(
      conversationDecider,
      userId,
      'GiveReply',
      ofReply,
    );
    const read = await this.readByModel(request, considered, isAnswered, stepOf(context, 'reading'), signal);
    if (isRefusal(read)) return read;
    const { reading, proposed } = read;
    const worded = isAnswered
      ? this.words.plain(reading, considered.open, language)
      : await this.words.of(
          reading,
          { question: content, at: sent.at, open: considered.open, language },
          context,
          signal,
        );
    const given = await this.runner.run(conversationDecider, userId, { type: 'GiveReply', userId, ...worded }, ofReply);
    if (isRefusal(given)) return given;

    const [replied] = given.events;
    const byModel = proposed?.events ?? [];
    const takenBack = kept.events.flatMap(({ type, data }) => (type === 'ProposalRefused' ? [data.proposalId] : []));
    const cards = proposalViews({ sent, language });
    const isNoted = isNote(reading) && byModel.length === 0;
    const noted = notedIn(content, sent, !isNoted && reading.proposals.length > 0);
    const result: RepliedMessage = {
      sent,
      revision: kept.events[0]?.revision ?? 0,
      replyRevision: replied?.revision ?? 0,
      // If the request is a repetition, the earlier reply.
      reply: replied?.type === 'ReplyGiven' ? (replied.data.content ?? worded.content) : worded.content,
      proposals: [...kept.events, ...byModel].toReversed().flatMap((event) => cards.follow(event)),
      settled: await proposalsNow(takenBack, this.history.newestFirst(userId), { sent, language }),
      // In an emergency nobody is asked for entries.
      isNote: isNoted && (noted !== null || reading.emergency === null),
      noted,
    };
    return accepted(result, kept, ...(proposed === null ? [] : [proposed]), given);
  }

  /** Stores the message with what the rules read in it. */
  private keep(
    { userId, content, offsetMinutes, simulated }: SendMessageRequest,
    { proposes, reading }: Considered,
    context: CommandContext,
  ) {
    const said = { userId, content, offsetMinutes, simulated };
    const message = { type: 'SendMessage', ...said, proposes, refuses: reading.refuses } as const;
    return this.runner.run(conversationDecider, userId, message, context);
  }

  /** What a model reads in a message that would stay a note, if a model is set up and was not asked before. */
  private async readByModel(
    { userId, content }: SendMessageRequest,
    { reading, sent }: Considered,
    isAnswered: boolean,
    context: CommandContext,
    signal: AbortSignal,
  ) {
    if (!isNote(reading) || reading.emergency !== null) return { reading, proposed: null };
    const read = isAnswered ? null : await this.assistant.considerByModel(content, sent, context, signal);
    const propose = { type: 'Propose', userId, proposes: read?.proposes ?? [] } as const;
    const proposed = await this.runner.run(conversationDecider, userId, propose, context);
    if (isRefusal(proposed)) return proposed;
    return { reading: { ...reading, proposals: [...reading.proposals, ...(read?.proposals ?? [])] }, proposed };
  }
}
