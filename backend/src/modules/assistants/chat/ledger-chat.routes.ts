import { z } from 'zod';
import { type Refusal, isRefusal } from '#kernel/decider';
import { ForReadTokens } from '#platform/http/access/access';
import { streamRoute } from '#platform/http/routes/stream-route';
import { eventStream } from '#platform/http/streams/streamed';
import { Replies } from '../answering/replies-to-questions';
import { type Askable, LedgerAnswers } from '../ledgers/ledger-answers';
import { type AskedInChat, chatFields, conversationOf } from './chat-body';
import { type ChatEvent, chatEvent, chatEvents } from './chat-events';

const answerFrom = (
  chat: Askable | Refusal,
  { body: { messages, history_count: count }, context, language: reader }: AskedInChat,
  answers: LedgerAnswers,
  replies: Replies,
) => {
  if (isRefusal(chat)) return chat;
  const conversation = conversationOf(messages, { count, reader });
  return eventStream<ChatEvent>(async function* (signal) {
    const ofTrackers = await answers.onTrackers(chat, conversation);
    if (ofTrackers !== null) return yield* chatEvents([{ kind: 'text', text: ofTrackers }], signal);
    const answered = await answers.answer(chat, conversation);
    yield* chatEvents(replies.to(answered, context, signal), signal);
  });
};

/** Questions about what a tracker found, answered with the claims of its ledger. */
export const TrackerChat = streamRoute({
  method: 'post',
  path: 'api/topics/chat-tracker',
  access: 'user',
  rateLimit: { kind: 'costly' },
  decorators: [ForReadTokens()],
  summary: 'Answers a question from a tracker’s ledger: dated claims, each with its source.',
  body: z.strictObject({ ...chatFields, tracker_id: z.string().max(100) }),
  streams: 'events',
  items: chatEvent,
  uses: [LedgerAnswers, Replies],
  read: async (asked, answers, replies) =>
    answerFrom(await answers.tracker(asked.body.tracker_id, asked.caller), asked, answers, replies),
});

/** Questions about what the trackers of a folder found. */
export const FolderChat = streamRoute({
  method: 'post',
  path: 'api/topics/chat-folder',
  access: 'user',
  rateLimit: { kind: 'costly' },
  decorators: [ForReadTokens()],
  summary:
    'Answers a question from the ledgers of a folder’s trackers: dated claims, each with its tracker and source.',
  body: z.strictObject({
    ...chatFields,
    collection_id: z.string().max(100).nullable().describe('Null for the root.'),
  }),
  streams: 'events',
  items: chatEvent,
  uses: [LedgerAnswers, Replies],
  read: async (asked, answers, replies) =>
    answerFrom(await answers.folder(asked.body.collection_id, asked.caller), asked, answers, replies),
});
