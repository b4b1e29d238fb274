import type { ConversationEvent } from '#events/conversations/conversation.events';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import { scenario } from '../../../../../test/support/given-when-then';
import { conversationDecider } from './conversation.decider';

const { given } = scenario(conversationDecider);

const coffee: DiaryEntry = {
  kind: 'drink',
  what: 'coffee',
  amount: { value: 1, unit: 'cup' },
  at: '2026-05-06T06:00:00.000Z',
  offsetMinutes: 120,
  said: 'time',
};
const said = { content: 'A cup of coffee at 8', offsetMinutes: 120, simulated: false };
const send = { type: 'SendMessage', userId: 'ann', ...said, logs: [], corrects: null } as const;
const sent: ConversationEvent = { type: 'MessageSent', data: { userId: 'ann', ...said } };
const logged: ConversationEvent = { type: 'EntryLogged', data: { userId: 'ann', entryId: 'e1', entry: coffee } };
const two = { ...coffee, amount: { value: 2, unit: 'cup' } };

test('what was said is kept, with what it adds to the diary', () =>
  given()
    .when({ ...send, logs: [{ entryId: 'e1', entry: coffee }] })
    .then(sent, logged));

test('an entry is corrected, and both versions stay in the log', () =>
  given(sent, logged)
    .when({ ...send, corrects: { entryId: 'e1', entry: two } })
    .then(sent, { type: 'EntryCorrected', data: { userId: 'ann', entryId: 'e1', entry: two } }));

test('an entry that is not there cannot be corrected', () =>
  given(sent)
    .when({ ...send, corrects: { entryId: 'e1', entry: two } })
    .thenRefused('NOT_FOUND'));

test('the assistant answers', () =>
  given(sent)
    .when({ type: 'GiveReply', userId: 'ann', content: 'Logged.', model: null })
    .then({ type: 'ReplyGiven', data: { userId: 'ann', content: 'Logged.', model: null } }));

test('an image is shown, and answered', () =>
  given()
    .when({
      ...{ type: 'SendImage', userId: 'ann', imageId: 'i1', offsetMinutes: 120 },
      ...{ simulated: false, reply: 'I have kept this image.' },
    })
    .then(
      { type: 'ImageSent', data: { userId: 'ann', imageId: 'i1', offsetMinutes: 120, simulated: false } },
      { type: 'ReplyGiven', data: { userId: 'ann', content: 'I have kept this image.', model: null } },
    ));
