import { actTitlesIn } from './act-titles';

const titled = (sentence: string): readonly string[] =>
  actTitlesIn(sentence).map(({ act, title }) => `${act}: ${title}`);

test.each([
  ['In Executive Order 12 (Renewing the Fleet), I asked for ferries.', ['Executive Order 12: Renewing the Fleet']],
  [
    'Executive Order 12 of May 4, 2025 (Renewing the Fleet of Harbour Ferries), and Proclamation 70 of May 5, 2025 (Adjusting Imports of Nets), stand.',
    ['Executive Order 12: Renewing the Fleet of Harbour Ferries', 'Proclamation 70: Adjusting Imports of Nets'],
  ],
  [
    'The Executive Order of May 4, 2026 (Continuing the Renewal of the Fleet) is unaffected by this order.',
    ['Executive Order of May 4, 2026: Continuing the Renewal of the Fleet'],
  ],
])('the title of an act stands in brackets behind its number or its day: %s', (sentence, acts) =>
  expect(titled(sentence)).toEqual(acts),
);

test.each([
  ['an abbreviation', 'Executive Order 12 (Fleet Order) stands.'],
  ['a remark', 'Executive Order 12 (As the minister said in May, it is the last) stands.'],
  ['what another page is called', 'The Renewal Act (Renewing the Fleet) carries out Executive Order 12.'],
  ['one of several', 'Executive Orders 12 (Renewing the Fleet) stand.'],
])('what stands there may also be %s', (_, sentence) => expect(titled(sentence)).toEqual([]));
