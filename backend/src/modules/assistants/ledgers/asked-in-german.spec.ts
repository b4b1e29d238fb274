import { askLedgers, harbourClaim } from '#test/support/research/harbour-ledger';
import { replyParts } from '../answering/reply-parts';
import { ledgerVoice } from './ledger-voice';

const norway = harbourClaim('2026-06-03', 'Ships from Norway pay a tariff of 12 percent on steel coils.');
const brazil = harbourClaim('2026-07-01', 'Brazilian coffee pays a tariff of 9 percent.');
const quay = harbourClaim('2026-11-20', 'The port buys a crane for the quay.');

const ask = async (question: string, history: readonly string[] = []) =>
  (await askLedgers({ question, history }, [[norway, brazil, quay]])).answer;

test.each([
  ['Was gibt es Neues?', [quay, brazil, norway]],
  ['Was zahlt Norwegen?', [norway]],
  ['Wie hoch ist der Zoll auf Stahl?', [norway]],
  ['Wie hoch ist der Zoll auf norwegische Schiffe?', null],
  ['Was zahlen die Brasilianer?', [brazil]],
  ['¿Cuánto paga Noruega?', [norway]],
  ['Combien paie la Norvège ?', [norway]],
])('%s is asked of English lines', async (question, claims) => {
  const answer = await ask(question);
  expect(answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null).toEqual(
    claims?.map(({ text }) => text) ?? null,
  );
});

test('a word that is not understood is named', async () => {
  expect(await ask('Welche Walfangquoten gelten für Norwegen?')).toMatchObject({
    kind: 'not_answered',
    unread: ['Walfangquoten'],
  });
});

test('a thing that is understood but absent is said to be absent', async () => {
  expect(await ask('Wie hoch ist der Zoll auf Kupfer?')).toMatchObject({
    kind: 'not_answered',
    absent: ['Kupfer'],
  });
});

test('a question that goes on from one that was not understood is not, either', async () => {
  expect(await ask('Und Brasilien?', ['Welche Walfangquoten gelten für Norwegen?'])).toMatchObject({
    kind: 'not_answered',
  });
});

test.each(['Was gibt es Neues?', 'Gibt es etwas Neues?', 'Is there any news?', '¿Hay novedades?'])(
  '%s is whole by itself and takes nothing over',
  async (question) => {
    const answer = await ask(question, ['Welche Walfangquoten gelten für Norwegen?']);
    expect(answer.kind === 'quoted' && answer.quotes.length).toBe(3);
  },
);

test.each([
  [['Walfangquoten'], '„Walfangquoten“ ließ sich'],
  [['Walfangquoten', 'Robbenfang'], '„Walfangquoten“ und „Robbenfang“ ließen sich'],
])('one or several words that could not be looked for are named', (unread, said) => {
  const voice = ledgerVoice({
    subject: { kind: 'tracker' },
    answered: { period: null },
    today: '2026-11-26',
    language: 'de',
    titleOf: () => null,
    addressOf: ({ url }) => url,
  });
  const parts = [...replyParts({ kind: 'not_answered', nearest: [], unread }, voice)];
  expect(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toContain(said);
});
