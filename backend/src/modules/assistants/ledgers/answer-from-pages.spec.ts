import type { Claim } from '#modules/research/published';
import { askLedgers, harbourClaim } from '#test/support/research/harbour-ledger';
import { replyParts } from '../answering/reply-parts';
import { NOTHING_KNOWN } from './ledger-material';
import { ledgerVoice } from './ledger-voice';

const fee = harbourClaim('2026-06-03', 'The port doubles its fee on steel coils to 8 percent.');
const lifted = harbourClaim('2026-11-18', 'The northern quay reopens on Monday.');
const closing = harbourClaim('2026-03-02', 'The northern quay closes for ferries.', {
  status: 'contradicted',
  ended_by: lifted._id,
});

const ofFee = [
  'The port doubles its fee on steel coils to 8 percent. The fee does not apply to copper wire, nails and potash.',
  'Nordlys Shipping builds a new warehouse on the island of Skog. It will store 40 tons of grain.',
  'The warehouse serves three purposes:',
];
const ofClosing = ['The northern quay closes for ferries. Two whales were seen at the northern quay.'];
const pages = new Map<string, readonly string[]>([
  [fee.evidence[0]?.url ?? '', ofFee],
  [closing.evidence[0]?.url ?? '', ofClosing],
]);

const ask = (question: string, claims: readonly Claim[] = [fee, closing, lifted]) =>
  askLedgers({ question, history: [] }, [claims], {
    ...NOTHING_KNOWN,
    paragraphsOf: async (url) => pages.get(url) ?? [],
  });

const quotedTexts = async (question: string) => {
  const { answer } = await ask(question);
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;
};

test.each([
  ['Are nails and potash covered?', ['The fee does not apply to copper wire, nails and potash.']],
  ['Who builds the warehouse on Skog?', ['Nordlys Shipping builds a new warehouse on the island of Skog.']],
  ['How many tons of grain will it store?', ['It will store 40 tons of grain.']],
])('a page that a line cites answers if no line does: %s', async (question, told) => {
  expect(await quotedTexts(question)).toEqual(told);
});

test.each([
  ['by whoever is named beside another deed', 'Who runs the warehouse on Skog?'],
  ['without the thing that it is about', 'What is the fee on coffee?'],
  ['by the beginning of a list', 'What are the three purposes of the warehouse?'],
  ['by a sentence without a rate', 'What is the fee on potash?'],
  ['by a page of which a line has ended', 'How many whales were seen at the northern quay?'],
])('nothing is answered %s', async (_, question) => {
  expect(await quotedTexts(question)).toBeNull();
});

test('a question that goes on from an answer is not looked for on pages', async () => {
  const { answer } = await askLedgers(
    { question: 'And how many tons will it store?', history: ['What is the fee on steel coils?'] },
    [[fee]],
    { ...NOTHING_KNOWN, paragraphsOf: async () => ofFee },
  );
  expect(answer.kind).toBe('not_answered');
});

test('a line comes before a page', async () => {
  const answered = await ask('What is the fee on steel coils?');
  expect(answered.isOfPages).toBeUndefined();
  expect(answered.answer).toMatchObject({ kind: 'quoted', quotes: [{ text: fee.text }] });
});

test('a thing that a page mentions is not said to be absent', async () => {
  expect((await ask('What about Skog?', [fee])).answer).not.toMatchObject({ absent: ['Skog'] });
  expect((await ask('What about Spitsbergen?', [fee])).answer).toMatchObject({ absent: ['Spitsbergen'] });
});

test('an answer from a page says whose words they are', async () => {
  const answered = await ask('Are nails and potash covered?');
  const said = (language: 'en' | 'de') =>
    [
      ...replyParts(
        answered.answer,
        ledgerVoice({
          subject: { kind: 'tracker' },
          answered,
          today: '2026-11-26',
          language,
          titleOf: () => null,
          addressOf: ({ url }) => url,
        }),
      ),
    ]
      .map((part) => (part.kind === 'text' ? part.text : ''))
      .join('');
  expect(said('en')).toBe(
    'No line of this tracker says so, but a page that it cites does:\n\n*June 3 · Port notices*\n\n> The fee does not apply to copper wire, nails and potash. [1]',
  );
  expect(said('de')).toContain('Keine Zeile in diesem Tracker sagt das, aber eine dort angeführte Seite:');
});
