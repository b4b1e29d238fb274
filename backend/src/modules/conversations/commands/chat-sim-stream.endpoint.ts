import { Body, Controller, Logger, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isBlank } from '#kernel/blank-text';
import { type CommandContext, stepOf } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { InPerson } from '#platform/http/access';
import { found } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { StreamOperation } from '#platform/http/streams/stream-operation';
import { type ServerEvent, eventStream } from '#platform/http/streams/streamed';
import { Assistant } from '../assistant';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import { entryFields, fieldsOf, proposalAnswer } from '../diary/entry-schema';
import { proposalViews, proposalsNow } from '../diary/proposals';
import { conversationDecider } from '../domain/conversation.decider';
import { type ConversationRecord, ConversationHistory } from '../diary/history';
import type { SentAt } from '../proposing/sent-at';
import { type Reading, notedIn } from '../reading';
import { PrivateReadings } from '../private-readings';
import { beginningsIn, clockIn } from '../proposing/beginnings';
import { emergencyAnswer, emergencyView, messageId } from '../queries/messages';
import { AnswersInWords } from '../replying/answers-in-words';
import { isNote } from '../replying/words';

/** Nothing that somebody says of their health is cut. */
const MOST_CHARACTERS = 20_000;
const MOST_MESSAGES = 100;

const message = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(MOST_CHARACTERS, `At most ${MOST_CHARACTERS} characters`),
});

class ChatSimBody extends createZodDto(
  z.strictObject({
    user_profile_id: z.string().max(100).optional().describe('For administrators: as whom they write.'),
    tz_offset_minutes: z.int().min(-900).max(900).default(0).describe('Minutes to add to UTC for the local time.'),
    messages: z
      .array(message)
      .min(1)
      .max(MOST_MESSAGES, `At most ${MOST_MESSAGES} messages`)
      .refine((all) => {
        const last = all.at(-1);
        return last?.role === 'user' && !isBlank(last.content);
      }, 'The last message has to be one of the user.')
      .describe('The last one is what is said now; the assistant remembers the others.'),
  }),
) {}

const completed = z.strictObject({
  user_message_id: z.string(),
  assistant_message_id: z.string(),
  content: z.string().describe('`complete`: the whole answer.'),
  proposals: z.array(proposalAnswer).describe('What was read in the message: it counts once the person keeps it.'),
  settled: z.array(proposalAnswer).describe('Proposals of before that the message took back, as they stand now.'),
  is_note: z.boolean().describe('Nothing was understood: it is kept as it was said.'),
  noted: z.string().nullable().describe('What of the message stays a note, of which entries can be made.'),
  beginnings: z
    .array(entryFields)
    .describe('Of a note: what a form of that kind may be filled in with, before the person looks at it.'),
  clock: timeAnswer.nullable().describe('Of a note: the one clock time that stands in it.'),
  emergency: emergencyAnswer,
});

const simEvent = z.union([
  z.strictObject({ content: z.string().describe('`chunk`: the next piece of the answer, as markdown.') }),
  completed,
  z.strictObject({ error: z.string().describe('`error`') }),
  z.strictObject({ status: z.enum(['thinking']).describe('`status`'), active: z.boolean() }),
]);
type SimEvent = ServerEvent<ViewOf<typeof simEvent>>;

const FAILED = 'Sorry, something went wrong. Please try again.';

interface Sending {
  readonly userId: string;
  readonly content: string;
  readonly offsetMinutes: number;
  readonly simulated: boolean;
}

type Said = ViewOf<typeof completed>;

interface ReadByModel {
  readonly proposals: Reading['proposals'];
  readonly events: readonly ConversationRecord[];
}

const NOTHING: ReadByModel = { proposals: [], events: [] };

/** Takes what is said to the assistant, and streams its answer. */
@Controller('api/chronic')
export class ChatSimStreamEndpoint {
  private readonly logger = new Logger(ChatSimStreamEndpoint.name);
  /** By the id of the command. */
  private readonly underWay = new Map<string, Promise<Said>>();

  constructor(
    private readonly readings: PrivateReadings,
    private readonly assistant: Assistant,
    private readonly history: ConversationHistory,
    private readonly words: AnswersInWords,
    private readonly runner: DeciderRunner,
  ) {}

  @Post('chat-sim-stream')
  @RateLimit('costly', 'user_profile_id')
  @InPerson('conversations')
  @StreamOperation({
    access: 'user',
    streams: 'events',
    items: simEvent,
    isCommand: true,
    summary:
      'Says something to the assistant as oneself, or for administrators as another person. Events: chunk, complete, error, status. Said again with its Idempotency-Key it is logged once.',
  })
  async post(
    @Body() { user_profile_id, tz_offset_minutes: offsetMinutes, messages }: ChatSimBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    const userId = user_profile_id ?? caller.userId;
    await this.readings.allow(caller, userId);
    const content = messages.at(-1)?.content.trim() ?? '';
    const sending = { userId, content, offsetMinutes, simulated: userId !== caller.userId };
    return eventStream((signal) => this.converse(sending, context, signal));
  }

  private async *converse(sending: Sending, context: CommandContext, signal: AbortSignal): AsyncGenerator<SimEvent> {
    yield { event: 'status', data: { status: 'thinking', active: true } };
    try {
      const said = await this.replyOnce(sending, context, signal);
      yield { event: 'status', data: { status: 'thinking', active: false } };
      for (const piece of said.content.match(/[^\n]+\n*|\n+/g) ?? [])
        yield { event: 'chunk', data: { content: piece } };
      yield { event: 'complete', data: said };
    } catch (error) {
      this.logger.error(error);
      yield { event: 'error', data: { error: FAILED } };
    }
  }

  /** A request that is repeated while it is answered waits for the same answer. */
  private replyOnce(sending: Sending, context: CommandContext, signal: AbortSignal): Promise<Said> {
    const { commandId } = context;
    const said =
      this.underWay.get(commandId) ??
      this.reply(sending, context, signal).finally(() => this.underWay.delete(commandId));
    this.underWay.set(commandId, said);
    return said;
  }

  /** What was said is in the log before it is answered. */
  private async reply(
    { userId, content, offsetMinutes, simulated }: Sending,
    context: CommandContext,
    signal: AbortSignal,
  ): Promise<Said> {
    const sent = { at: context.now.toISOString(), offsetMinutes };
    const { proposes, reading: read, open } = await this.assistant.consider(userId, content, sent, context);
    const { refuses } = read;
    const message = { type: 'SendMessage', userId, content, offsetMinutes, simulated, proposes, refuses } as const;
    const { events } = found(await this.runner.run(conversationDecider, userId, message, context));
    const ofReply = stepOf(context, 'reply');
    // A repeated request has its answer: no model is asked for it again.
    const isAnswered = await this.runner.knows(conversationDecider, userId, 'GiveReply', ofReply);
    const byModel =
      isNote(read) && read.emergency === null
        ? await this.readByModel(userId, content, sent, context, isAnswered, signal)
        : NOTHING;
    const reading = { ...read, proposals: [...read.proposals, ...byModel.proposals] };
    const worded = isAnswered
      ? this.words.plain(reading, open)
      : await this.words.of(reading, { question: content, at: sent.at, open }, context, signal);
    const given = { type: 'GiveReply', userId, ...worded } as const;
    const {
      events: [replied],
    } = found(await this.runner.run(conversationDecider, userId, given, ofReply));
    const cards = proposalViews(sent);
    const settled = events.flatMap(({ type, data }) => (type === 'ProposalRefused' ? [data.proposalId] : []));
    // Said before, if the message is a repetition.
    const said = replied?.type === 'ReplyGiven' ? (replied.data.content ?? worded.content) : worded.content;
    return {
      user_message_id: messageId(events[0]?.revision ?? 0),
      assistant_message_id: messageId(replied?.revision ?? 0),
      content: said,
      proposals: [...[...events, ...byModel.events].toReversed().flatMap((event) => cards.follow(event))],
      settled: [...(await proposalsNow(settled, this.history.newestFirst(userId), sent))],
      ...this.asNote(content, sent, reading, isNote(reading) && byModel.events.length === 0),
      emergency: emergencyView(said),
    };
  }

  /** In an emergency nobody is asked for entries. */
  private asNote(
    content: string,
    sent: SentAt,
    { emergency, proposals }: Reading,
    isNoted: boolean,
  ): Pick<Said, 'is_note' | 'noted' | 'beginnings' | 'clock'> {
    const noted = notedIn(content, sent, !isNoted && proposals.length > 0);
    if (noted === null) return { is_note: isNoted && emergency === null, noted, beginnings: [], clock: null };
    return {
      is_note: isNoted,
      noted,
      beginnings: beginningsIn(noted, sent).map(fieldsOf),
      clock: clockIn(noted, sent),
    };
  }

  /** What a model reads where the rules read nothing. Of a repeated request what it had read. */
  private async readByModel(
    userId: string,
    content: string,
    sent: SentAt,
    context: CommandContext,
    isAnswered: boolean,
    signal: AbortSignal,
  ): Promise<ReadByModel> {
    const ofModel = stepOf(context, 'reading');
    const read = isAnswered ? null : await this.assistant.considerByModel(content, sent, ofModel, signal);
    const command = { type: 'Propose', userId, proposes: read?.proposes ?? [] } as const;
    const { events } = found(await this.runner.run(conversationDecider, userId, command, ofModel));
    return { proposals: read?.proposals ?? [], events };
  }
}
