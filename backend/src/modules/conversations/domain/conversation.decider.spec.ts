import type { ConversationEvent } from '#events/conversations/conversation.events';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import { scenario } from '#test/support/given-when-then';
import { conversationDecider } from './conversation.decider';

const { given } = scenario(conversationDecider);

const when = { at: '2026-05-06T12:20:00.000Z', offsetMinutes: 120, said: 'none' } as const;
const pain: DiaryEntry = { kind: 'pain', strength: 7, where: null, ...when, words: 'Pain 7/10' };
const said = { content: 'Pain 7/10', offsetMinutes: 120, simulated: false };
const userId = 'ann';
const send = { type: 'SendMessage', userId, ...said, proposes: [], refuses: [] } as const;
const sent: ConversationEvent = { type: 'MessageSent', data: { userId, ...said } };

const adding = (id: string, entry = pain) =>
  ({ proposalId: `p-${id}`, entryId: id, proposal: { does: 'add', entry } }) as const;
const proposed = (id: string): ConversationEvent => ({
  type: 'EntryProposed',
  data: { userId, proposalId: `p-${id}`, entryId: id, does: 'add', proposal: { does: 'add', entry: pain } },
});
const kept = (id: string, entry = pain): ConversationEvent => ({
  type: 'EntryKept',
  data: { userId, entryId: id, proposalId: `p-${id}`, entry },
});
const keep = (...ids: readonly string[]) =>
  ({ type: 'KeepProposals', userId, kept: ids.map((id) => ({ proposalId: `p-${id}`, entry: pain })) }) as const;
const milder: DiaryEntry = { ...pain, strength: 5 };
const toMilder = { does: 'change', was: pain, entry: milder } as const;
const milderProposed: ConversationEvent = {
  type: 'EntryProposed',
  data: { userId, proposalId: 'c1', entryId: 'e1', does: 'change', proposal: toMilder },
};
const deletionProposed: ConversationEvent = {
  type: 'EntryProposed',
  data: { userId, proposalId: 'd1', entryId: 'e1', does: 'delete', proposal: { does: 'delete', was: pain } },
};
const deleted: ConversationEvent = { type: 'EntryDeleted', data: { userId, entryId: 'e1', proposalId: null } };
const refused = (id: string): ConversationEvent => ({
  type: 'ProposalRefused',
  data: { userId, proposalId: `p-${id}` },
});

describe('a message', () => {
  test('a message is kept, with what is proposed from it', () =>
    given()
      .when({ ...send, proposes: [adding('e1')] })
      .then(sent, proposed('e1')));

  test('takes back what was offered before and is not answered', () =>
    given(sent, proposed('e1'), proposed('e2'), kept('e2'))
      .when({ ...send, proposes: [adding('e3')], refuses: ['p-e1', 'p-e2', 'p-e9'] })
      .then(sent, refused('e1'), proposed('e3')));

  test('stands once of what would change an entry', () =>
    given(sent, kept('e1'), milderProposed)
      .when({
        ...send,
        proposes: [{ proposalId: 'd1', entryId: 'e1', proposal: { does: 'delete', was: pain } }],
      })
      .then(sent, { type: 'ProposalRefused', data: { userId, proposalId: 'c1' } }, deletionProposed));

  test('a message may be read once it is kept', () =>
    given(sent)
      .when({ type: 'Propose', userId, proposes: [adding('e1')] })
      .then(proposed('e1')));

  test('a message is kept even if the entry that it would change is gone', () =>
    given(sent, kept('e1'), deleted)
      .when({ ...send, proposes: [{ proposalId: 'c1', entryId: 'e1', proposal: toMilder }] })
      .then(sent));

  test('a message is kept even if no diary can have what was read in it', () =>
    given()
      .when({ ...send, proposes: [adding('e1', { ...pain, strength: 70 })] })
      .then(sent));

  test('a message is answered', () =>
    given(sent)
      .when({ type: 'GiveReply', userId, content: 'Shall I keep this?', model: null })
      .then({ type: 'ReplyGiven', data: { userId, content: 'Shall I keep this?', model: null } }));

  test('a message may be an image', () =>
    given()
      .when({ type: 'SendImage', userId, imageId: 'i1', offsetMinutes: 120, simulated: false, reply: 'Kept.' })
      .then(
        { type: 'ImageSent', data: { userId, imageId: 'i1', offsetMinutes: 120, simulated: false } },
        { type: 'ReplyGiven', data: { userId, content: 'Kept.', model: null } },
      ));
});

describe('a card', () => {
  test('several cards are kept at one press', () =>
    given(sent, proposed('e1'), proposed('e2')).when(keep('e1', 'e2')).then(kept('e1'), kept('e2')));

  test('a card is kept once, on however many devices', () =>
    given(sent, proposed('e1'), kept('e1')).when(keep('e1')).thenNothing());

  test('a card is kept as it was changed', () =>
    given(sent, proposed('e1'))
      .when({ type: 'KeepProposals', userId, kept: [{ proposalId: 'p-e1', entry: milder }] })
      .then(kept('e1', milder)));

  test('a card is refused once', () => {
    const refuse = { type: 'RefuseProposals', userId, proposalIds: ['p-e1'] } as const;
    given(sent, proposed('e1')).when(refuse).then(refused('e1'));
    given(sent, proposed('e1'), refused('e1')).when(refuse).thenNothing();
    given(sent, proposed('e1'), kept('e1')).when(refuse).thenRefused('CARD_ANSWERED');
    given(sent).when(refuse).thenRefused('NOT_FOUND');
  });

  test('a card that another device refused is not kept, nor is the rest of what was pressed with it', () => {
    given(sent, proposed('e1'), proposed('e2'), refused('e2')).when(keep('e1', 'e2')).thenRefused('CARD_ANSWERED');
    given(sent).when(keep('e1')).thenRefused('NOT_FOUND');
  });

  test.each([{ strength: 70 }, { strength: -1 }, { where: ' ' }, { at: 'noon' }])(
    'a card with %j is not kept',
    (wrong) =>
      given(sent, proposed('e1'))
        .when({ type: 'KeepProposals', userId, kept: [{ proposalId: 'p-e1', entry: { ...pain, ...wrong } }] })
        .thenRefused('INVALID'),
  );

  test('cannot be kept without its entry', () =>
    given(sent, proposed('e1'))
      .when({ type: 'KeepProposals', userId, kept: [{ proposalId: 'p-e1', entry: null }] })
      .thenRefused('INVALID'));
});

describe('a card that changes an entry', () => {
  const change = { type: 'KeepProposals', userId, kept: [{ proposalId: 'c1', entry: milder }] } as const;
  const changed: ConversationEvent = {
    type: 'EntryChanged',
    data: { userId, entryId: 'e1', proposalId: 'c1', entry: milder },
  };

  test('changes it', () => given(sent, kept('e1'), milderProposed).when(change).then(changed));

  test('a card does nothing to an entry that is gone', () =>
    given(sent, kept('e1'), milderProposed, deleted).when(change).thenRefused('ENTRY_GONE'));

  test('a card does nothing to an entry that was changed meanwhile', () =>
    given(sent, kept('e1'), milderProposed, {
      type: 'EntryChanged',
      data: { userId, entryId: 'e1', proposalId: null, entry: { ...pain, strength: 2 } },
    })
      .when(change)
      .thenRefused('ENTRY_CHANGED'));

  test('deletes it, once', () => {
    const remove = { type: 'KeepProposals', userId, kept: [{ proposalId: 'd1', entry: null }] } as const;
    given(sent, kept('e1'), deletionProposed)
      .when(remove)
      .then({ type: 'EntryDeleted', data: { userId, entryId: 'e1', proposalId: 'd1' } });
    given(sent, kept('e1'), deletionProposed, deleted).when(remove).thenNothing();
  });
});

describe('an entry', () => {
  test('an entry can be changed years later', () => {
    const later = Array.from({ length: 2000 }, (_, at) => kept(`later-${at}`));
    given(sent, kept('e1'), ...later)
      .when({ type: 'ChangeEntry', userId, entryId: 'e1', entry: milder })
      .then({ type: 'EntryChanged', data: { userId, entryId: 'e1', proposalId: null, entry: milder } });
  });

  test('an entry is added from a form', () =>
    given()
      .when({ type: 'AddEntry', userId, entryId: 'e1', entry: pain })
      .then({ type: 'EntryKept', data: { userId, entryId: 'e1', proposalId: null, entry: pain } }));

  test.each<DiaryEntry>([
    { kind: 'stool', bristol: 8, count: 1, blood: null, ...when, words: null },
    { kind: 'stool', bristol: 6, count: 0, blood: null, ...when, words: null },
    { kind: 'symptom', what: 'nausea', strength: 11, ...when, words: null },
    { kind: 'drink', what: 'tea', amount: { value: 0, unit: 'cups' }, ...when, words: null },
    { kind: 'medication', name: '', dose: '400 mg', ...when, words: null },
    { kind: 'sleep', minutes: 1500, ...when, words: null },
    { kind: 'mood', what: null, strength: null, ...when, words: null },
    { kind: 'note', text: ' ', ...when, words: null },
  ])('an entry that no diary can have is refused: %j', (entry) =>
    given().when({ type: 'AddEntry', userId, entryId: 'e1', entry }).thenRefused('INVALID'),
  );

  test('an entry is changed and deleted by its person; one that is gone is not', () => {
    const change = { type: 'ChangeEntry', userId, entryId: 'e1', entry: milder } as const;
    const remove = { type: 'DeleteEntry', userId, entryId: 'e1' } as const;
    given(kept('e1'))
      .when(change)
      .then({ type: 'EntryChanged', data: { userId, entryId: 'e1', proposalId: null, entry: milder } });
    given(kept('e1')).when(remove).then(deleted);
    given(kept('e1'), deleted).when(change).thenRefused('ENTRY_GONE');
    given(kept('e1'), deleted).when(remove).thenNothing();
    given().when(change).thenRefused('NOT_FOUND');
    given().when(remove).thenRefused('NOT_FOUND');
  });
});
