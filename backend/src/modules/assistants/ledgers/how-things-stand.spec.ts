import { askLedgers, harbourClaim } from '../../../../../test/support/harbour-ledger';
import { replyParts } from '../answering/reply';
import { NOTHING_KNOWN } from './ledger-material';
import { ledgerVoice } from './ledger-voice';
import type { Starts } from './starts';

const passing = harbourClaim('2026-03-01', 'The port takes, for a period of 90 days, a 7% levy on cranes.', {
  in_force: { from: '2026-03-10' },
});
const repeal = harbourClaim('2026-06-02', 'The 4% charge on coal barges is repealed.');
const coal = harbourClaim('2026-02-02', 'Every coal barge pays a 4% charge in the port.', {
  status: 'contradicted',
  ended_by: repeal._id,
});
const grain = harbourClaim('2026-01-05', 'The charge on grain barges is 3% in the outer port.');
const ferries = [
  harbourClaim('2026-09-09', 'A fee of 5% on ferries is collected at the northern quay.'),
  harbourClaim('2026-09-09', 'A fee of 8% on large ferries is collected at the southern quay.'),
];

const say = async (question: string, { starts = NOTHING_KNOWN.starts, language = 'en' as 'en' | 'de' } = {}) => {
  const claims = [passing, coal, repeal, grain, ...ferries];
  const answered = await askLedgers({ question, history: [] }, [claims], { ...NOTHING_KNOWN, starts });
  const voice = ledgerVoice({
    subject: { kind: 'tracker' },
    answered,
    today: '2026-11-26',
    language,
    titleOf: () => null,
    addressOf: ({ url }) => url,
  });
  return [...replyParts(answered.answer, voice)].map((part) => (part.kind === 'text' ? part.text : '')).join('');
};

test('a levy whose time has run out no longer holds', async () => {
  const said = await say('Is the 7% levy on cranes still in force?');
  expect(said).toContain('No longer, as far as is known here. This tracker says:');
  expect(said).toContain('*March 1 · was to hold until June 8*');
});

test('what ended something is told once', async () => {
  const said = await say('Does the 4% charge on coal barges still apply?');
  expect(said.split(repeal.text)).toHaveLength(2);
});

const starts: Starts = new Map(ferries.map(({ _id }) => [_id, { day: '2026-12-01', inPart: ['2027-04-01'] }] as const));

test('a day on which several lines begin is told once', async () => {
  const said = await say('When do the fees on ferries take effect?', { starts });
  expect(said).toContain('From December 1, 2026, in part from April 1, 2027. This tracker says:');
  expect(said.split('December 1')).toHaveLength(2);
});

test('what still holds is looked at before what has ended', async () => {
  const said = await say('What do coal and grain barges pay for whales?');
  expect(said).toContain('Lines to look at');
  expect(said.indexOf(grain.text)).toBeLessThan(said.indexOf(coal.text));
});

test('the words around lines are in the language of the reader', async () => {
  const said = await say('Is the 7% levy on cranes still in force?', { language: 'de' });
  expect(said).toContain('Nicht mehr, soweit hier bekannt. Dieser Tracker sagt:');
  expect(said).toContain('*1. März · sollte bis 8. Juni gelten*');
  expect(said).toContain(passing.text);
});
