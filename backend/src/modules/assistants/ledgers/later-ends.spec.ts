import type { Claim } from '#modules/research/published';
import { askLedgers, harbourClaim } from '#test/support/research/harbour-ledger';

const begun = harbourClaim(
  '2026-11-10',
  'A temporary ferry for lorries began to run across the bay of Arlen on Tuesday.',
);
const ended = harbourClaim(
  '2026-11-20',
  'The port authority ended the temporary ferry for lorries across the bay on Friday.',
);
const vague = harbourClaim('2026-11-20', 'The port authority ended the ferry on Friday.');
const other = harbourClaim('2026-11-20', 'The port authority ended the ferry for bicycles on Friday.');
const earlier = harbourClaim('2026-10-20', 'The port authority ended the ferry for lorries on Friday.');

const ask = async (question: string, claims: readonly Claim[]) => {
  const { answer, hasEnded } = await askLedgers({ question, history: [] }, [claims]);
  const shown = answer.kind === 'quoted' ? answer.quotes : answer.nearest;
  return { kind: answer.kind, texts: shown.map(({ text }) => text), hasEnded };
};

const question = 'Is the ferry for lorries still running?';

test('a line that a later line ended is said to have ended, though no link says so', async () => {
  expect(await ask(question, [begun, ended])).toEqual({
    kind: 'quoted',
    texts: [ended.text, begun.text],
    hasEnded: 'whether',
  });
});

test('both lines are only offered if the end may be that of another thing', async () => {
  expect(await ask(question, [begun, vague])).toMatchObject({ kind: 'not_answered', texts: [begun.text, vague.text] });
});

test.each([
  ['another thing', other],
  ['an earlier time', earlier],
])('the end of %s says nothing of it', async (_, end) => {
  expect(await ask(question, [begun, end])).toMatchObject({
    kind: 'quoted',
    texts: expect.arrayContaining([begun.text]),
  });
  expect((await ask(question, [begun, end])).hasEnded).toBeUndefined();
});

test.each(['Is the ferry for lorries over?', 'Did the ferry for lorries end?'])(
  '%s is told by an end alone',
  async (asked) => {
    const strike = harbourClaim('2026-11-22', 'Talks on ending the strike on the ferry for lorries broke up.');
    expect(await ask(asked, [begun, ended, strike])).toMatchObject({ kind: 'quoted', texts: [ended.text] });
    expect(await ask(asked, [begun, strike])).toMatchObject({ kind: 'not_answered' });
  },
);
