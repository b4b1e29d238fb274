import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Finding, type Knowledge } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

const FIRST_DAY = '2026-11-20T20:00:00Z';
const SECOND_DAY = '2026-11-28T20:00:00Z';

const releasedLynx = page(
  'Four lynx released in the Arlen forest',
  [
    'The Lynx Trust released four lynx in the Arlen forest on 19 November 2026.',
    'Farmers can claim up to €250 for each sheep that they lose.',
    'The court hears the case on 14 December 2026.',
    '“I cried a little,” said the director of the trust.',
  ],
  { host: 'courier.example', publishedAt: '2026-11-20T08:00:00Z' },
);

const runOn = (
  pages: Parameters<typeof findNews>[0]['pages'],
  { description = 'Lynx in the Arlen forest', now = FIRST_DAY, knowledge = nothingKnown } = {},
) => findNews({ description, domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });

const told = ({ recorded }: { readonly recorded: readonly Finding[] }) =>
  recorded.map(({ kind, claim: { role, text } }) => [kind, role, text]);

const knownAfterFirstDay = (): Knowledge => knowledgeAfter(nothingKnown, runOn([releasedLynx]));

test('what else a page of news says is kept as background, except what someone is quoted with', () =>
  expect(told(runOn([releasedLynx]))).toEqual([
    ['new', 'headline', 'The Lynx Trust released four lynx in the Arlen forest on 19 November 2026.'],
    ['new', 'background', 'Farmers can claim up to €250 for each sheep that they lose.'],
    ['new', 'background', 'The court hears the case on 14 December 2026.'],
  ]));

test('numbers in words and days that lie behind are kept, too', () => {
  const restored = page(
    'Ferry to Arlen restored',
    [
      'The council restored the ferry to Arlen on 19 November 2026.',
      'Twelve boats of the old line lie in the harbour.',
      'A ticket has cost nine pounds since 4 March 2024.',
    ],
    { host: 'courier.example', publishedAt: '2026-11-20T08:00:00Z' },
  );
  expect(told(runOn([restored], { description: 'Ferry to Arlen' }))).toEqual([
    ['new', 'headline', 'The council restored the ferry to Arlen on 19 November 2026.'],
    ['new', 'background', 'Twelve boats of the old line lie in the harbour.'],
    ['new', 'background', 'A ticket has cost nine pounds since 4 March 2024.'],
  ]);
});

test('no background is in the update', () => expect(runOn([releasedLynx]).displayed).toBe(1));

test('what the description asks for after its colon is told', () =>
  expect(
    told(runOn([releasedLynx], { description: 'Lynx in the Arlen forest: compensation' })).filter(
      ([, role]) => role !== 'background',
    ),
  ).toEqual([
    ['new', 'headline', 'The Lynx Trust released four lynx in the Arlen forest on 19 November 2026.'],
    ['new', 'detail', 'Farmers can claim up to €250 for each sheep that they lose.'],
  ]));

test('a later page that changes it is told as a change', () => {
  const putOff = page(
    'Court puts off hearing on lynx of the Arlen forest',
    [
      'The court has put off its hearing of the case on the lynx of the Arlen forest from 14 December to 25 January 2027.',
    ],
    { host: 'courier.example', publishedAt: '2026-11-28T08:00:00Z' },
  );
  const { recorded } = runOn([releasedLynx, putOff], { now: SECOND_DAY, knowledge: knownAfterFirstDay() });
  expect(recorded.map(({ kind, was }) => [kind, was])).toEqual([['changed', '14 December 2026']]);
});

test('a later page whose news it is may still tell it', () => {
  const paid = page(
    'Farmers may claim money for sheep killed by lynx',
    ['Farmers can claim up to €250 for each sheep that they lose.', 'The lynx live in the Arlen forest.'],
    { host: 'gazette.example', publishedAt: '2026-11-22T08:00:00Z' },
  );
  const { recorded } = runOn([releasedLynx, paid], { now: SECOND_DAY, knowledge: knownAfterFirstDay() });
  expect(recorded.map(({ kind, claim }) => [kind, claim.role, claim.text])).toEqual([
    ['new', 'headline', 'Farmers can claim up to €250 for each sheep that they lose.'],
  ]);
});
