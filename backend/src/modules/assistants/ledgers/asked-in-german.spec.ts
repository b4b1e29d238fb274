import type { Claim } from '#modules/research/published';
import { answerFromLedgers } from './answer-from-ledgers';
import { together } from './index/candidates';
import { addToIndex, ledgerIndexOf } from './index/ledger-index';

const NOW = Date.UTC(2026, 10, 26);

const claim = (day: string, text: string): Claim => ({
  _id: text,
  tracker_id: 'harbours',
  run_id: 'run-1',
  text,
  kind: 'new',
  quote_key: '',
  status: 'new',
  first_seen_at: `${day}T10:00:00.000Z`,
  last_seen_at: `${day}T10:00:00.000Z`,
  evidence: [
    {
      url: `https://port.example/${day}`,
      title: 'Fees',
      host: 'port.example',
      publisher: 'Port',
      publishedAt: day,
      quote: text,
    },
  ],
  mentions: 1,
  parts_ended: [],
});

const norway = claim('2026-06-03', 'Ships from Norway pay a tariff of 12 percent on steel coils.');
const brazil = claim('2026-07-01', 'Brazilian coffee pays a tariff of 9 percent.');
const quay = claim('2026-11-20', 'The port buys a crane for the quay.');

const ask = async (question: string, history: readonly string[] = []) => {
  const claims = [norway, brazil, quay];
  const index = ledgerIndexOf(claims);
  addToIndex(index, claims);
  const read = async (ids: readonly string[]) => claims.filter(({ _id }) => ids.includes(_id));
  const { answer } = await answerFromLedgers({ question, history }, together([index]), read, NOW);
  return answer;
};

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

test('what is not understood is not passed over', async () => {
  expect(await ask('Welche Walfangquoten gelten für Norwegen?')).toMatchObject({
    kind: 'not_answered',
    unread: ['Walfangquoten'],
  });
});

test('what is understood and not there is said to be absent', async () => {
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
