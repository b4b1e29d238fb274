import { flawOver } from './spec-support/flaw-over';

/** A sentence over several quotes of a page that is shown, and one over the same quotes that is not. */
interface Merged {
  readonly rule: string;
  readonly quotes: readonly string[];
  readonly shown: string;
  readonly refused: string;
}

const merged: readonly Merged[] = [
  {
    rule: 'clauses that share a subject',
    quotes: [
      'The bank cut its rate on Friday.',
      'The bank opened a branch in Corvey.',
      'The ministry closed a school.',
    ],
    shown: 'The bank cut its rate on Friday and opened a branch in Corvey.',
    refused: 'The bank cut its rate on Friday and closed a school.',
  },
  {
    rule: 'a relative clause after the subject',
    quotes: [
      'Lisa Roe has run the library since 2019.',
      'Ms Roe will leave on May 4.',
      'Tom Ash will leave on June 8.',
    ],
    shown: 'Lisa Roe, who has run the library since 2019, will leave on May 4.',
    refused: 'Lisa Roe, who has run the library since 2019, will leave on June 8.',
  },
  {
    rule: 'a title before the surname only if one person has it',
    quotes: ['Lisa Roe founded the library.', 'Ms Roe will leave on May 4.', 'Anna Roe painted it.'],
    shown: 'Ms Roe will leave on May 4.',
    refused: 'Lisa Roe will leave on May 4.',
  },
  {
    rule: 'a relative clause at the end',
    quotes: ['The board banned imports from Lusk.', 'The ministry sued Lusk, which has appealed.', 'Tarn has paid.'],
    shown: 'The board banned imports from Lusk, which has appealed.',
    refused: 'The board banned imports from Lusk, which has paid.',
  },
  {
    rule: 'an apposition',
    quotes: [
      'Arrow is a satellite system for the Arctic.',
      'Arrow will save $9 million.',
      'Bolt is a radar for ships.',
    ],
    shown: 'Arrow, a satellite system for the Arctic, will save $9 million.',
    refused: 'Arrow, a radar for ships, will save $9 million.',
  },
  {
    rule: 'what a quote calls “the duties” in the words of another',
    quotes: ['The state imposed new duties on steel from Lusk.', 'The duties take effect on July 1.'],
    shown: 'The new duties on steel from Lusk take effect on July 1.',
    refused: 'The new duties on grain from Lusk take effect on July 1.',
  },
  {
    rule: 'not if the page has two kinds of duties',
    quotes: ['New duties apply to steel, and old duties apply to grain.', 'The duties end on July 1.'],
    shown: 'The duties end on July 1.',
    refused: 'The old duties on grain end on July 1.',
  },
  {
    rule: 'the name of what a quote calls “the company”',
    quotes: ['The court fined Brightline Foods on Friday.', 'The company said it would not appeal.'],
    shown: 'Brightline Foods said it would not appeal.',
    refused: 'The court said it would not appeal.',
  },
  {
    rule: 'not if the page names two companies',
    quotes: ['Tarkan Metals sold a mine to Lisse Resources.', 'The company will close its office.'],
    shown: 'Tarkan Metals sold a mine to Lisse Resources.',
    refused: 'Lisse Resources will close its office.',
  },
  {
    rule: 'what “they” are, if the page’s other quote is about several',
    quotes: ['The three residents will undock on Friday.', 'Then, they will land in Lusk.'],
    shown: 'The three residents will undock on Friday and land in Lusk.',
    refused: 'The three residents will undock in Lusk on Friday.',
  },
  {
    rule: 'but not if it is about one',
    quotes: ['The union rejected the offer of the airlines on Friday.', 'They will appeal in June.'],
    shown: 'The union rejected the offer of the airlines on Friday.',
    refused: 'The union will appeal in June.',
  },
  {
    rule: 'the day from which “the rule” applies',
    quotes: ['Pupils may not use phones.', 'The rule applies from September 1.', 'Buses run from October 5.'],
    shown: 'From September 1, pupils may not use phones.',
    refused: 'From October 5, pupils may not use phones.',
  },
];

describe.each(merged)('$rule', ({ quotes, shown, refused }) => {
  test(`is shown: ${shown}`, () => expect(flawOver(shown, ...quotes)).toBeNull());
  test(`is not shown: ${refused}`, () => expect(flawOver(refused, ...quotes)).not.toBeNull());
});

test('that one thing came after another is not in two quotes', () =>
  expect(
    flawOver(
      'The bank cut its rate after the union called a strike.',
      'The bank cut its rate.',
      'The union called a strike.',
    ),
  ).not.toBeNull());
