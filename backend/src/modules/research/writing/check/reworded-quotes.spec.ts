import { flawOver } from './spec-support/flaw-over';

describe.each([
  {
    rule: 'nouns and verbs of one stem, and synonyms',
    quote: 'The council authorised the sale of the harbour.',
    shown: 'The council approved the sale of the harbour.',
    refused: 'The council rejected the sale of the harbour.',
  },
  {
    rule: 'what is of whom',
    quote: 'The agency cleared the acquisition of Solara Energy by Brandt Holding.',
    shown: 'The agency cleared Brandt Holding’s acquisition of Solara Energy.',
    refused: 'The agency cleared Solara Energy’s acquisition of Brandt Holding.',
  },
  {
    rule: 'what is inserted',
    quote: 'The order imposes, for 150 days, a duty on steel.',
    shown: 'The order imposes a duty on steel for 150 days.',
    refused: 'The order imposes 150 duties on steel.',
  },
  {
    rule: 'a clause left out',
    quote: 'Ms Roe will leave in June, and Mr Ash will take charge unless a successor is found.',
    shown: 'Ms Roe will leave in June.',
    refused: 'Mr Ash will take charge.',
  },
  {
    rule: 'a condition of both clauses',
    quote: 'The wards will merge, and the clinic will close, unless the county pays.',
    shown: 'The wards will merge, and the clinic will close, unless the county pays.',
    refused: 'The wards will merge.',
  },
  {
    rule: 'negations in a word',
    quote: 'Of 48 infants, 31 had not been vaccinated.',
    shown: 'Of 48 infants, 31 were unvaccinated.',
    refused: 'Of 48 infants, 31 were vaccinated.',
  },
  {
    rule: 'rounded figures',
    quote: 'The flood destroyed 1,204 houses in Corvey.',
    shown: 'The flood destroyed about 1,200 houses in Corvey.',
    refused: 'The flood destroyed more than 1,300 houses in Corvey.',
  },
  {
    rule: 'figures in words',
    quote: 'The bank raised its key rate by a quarter of a percentage point.',
    shown: 'The bank raised its key rate by 25 basis points.',
    refused: 'The bank raised its key rate by 50 basis points.',
  },
  {
    rule: 'the last weekday of what has happened',
    quote: 'The senate passed the bill on Friday.',
    shown: 'The senate passed the bill on February 27.',
    refused: 'The senate passed the bill on March 6.',
  },
  {
    rule: 'the day of the event, not of its announcement',
    quote: 'Pupils may not use phones, the ministry announced on Friday.',
    shown: 'Pupils may not use phones, the ministry announced on Friday.',
    refused: 'From Friday, pupils may not use phones.',
  },
  {
    rule: 'initials',
    quote: 'The Federal Aviation Administration grounded 26 jets.',
    shown: 'The FAA grounded 26 jets.',
    refused: 'The FDA grounded 26 jets.',
  },
  {
    rule: 'verbs that need no object',
    quote: 'The tram line will be opened in May.',
    shown: 'The tram line will open in May.',
    refused: 'The tram line opened in May.',
  },
  {
    rule: 'indirect speech',
    quote: '“We will bring two reactors onto the grid,” Secretary Whitlow said in Harlow.',
    shown: 'Secretary Whitlow said in Harlow that two reactors will be brought onto the grid.',
    refused: 'Two reactors will be brought onto the grid.',
  },
])('$rule', ({ quote, shown, refused }) => {
  test(`is shown: ${shown}`, () => expect(flawOver(shown, quote)).toBeNull());
  test(`is not shown: ${refused}`, () => expect(flawOver(refused, quote)).not.toBeNull());
});

test.each([
  ['the subject of one clause with the verb of another', 'Pilots accepted a raise of 4 percent.'],
  ['the verb of one clause with the object of another', 'Pilots voted for a raise of 4 percent.'],
])('%s is not shown', (_, sentence) =>
  expect(flawOver(sentence, 'Pilots voted for a strike, and the crew accepted a raise of 4 percent.')).not.toBeNull(),
);

test.each([
  [
    'a relative clause of another noun',
    'The agency, which has closed, traced the eggs to a farm in Ruhla.',
    'The agency traced the eggs to a farm in Ruhla, which has closed.',
  ],
  [
    'the utmost without its rank',
    'The service issued its highest warning.',
    'The service issued its second highest warning.',
  ],
  ['all for a part', 'The warning is for 11 provinces.', 'The warning is for 6 of 11 provinces.'],
  [
    'the day of the other part',
    'The bridge will be closed to all traffic from October 1.',
    'The bridge will be closed to lorries from October 1 and to all traffic from November 15.',
  ],
  [
    'people of any age',
    'The institute recommends vaccination for people.',
    'The institute recommends vaccination for people over 60.',
  ],
  ['a second negation', 'Roe did not run against Ash.', 'Roe was banned for running against Ash.'],
  [
    'a kind for a number',
    'The court suspended the return of Arvan citizens.',
    'The court suspended the return of 14 Arvan citizens.',
  ],
])('%s is not shown: %s', (_, sentence, quote) => expect(flawOver(sentence, quote)).not.toBeNull());

test('a rule is not widened to what its participle leaves out', () =>
  expect(flawOver('The cap applies to furnished flats.', 'The cap applies to furnished flats let for a year.')).toBe(
    'a restriction of the quote is missing',
  ));

test('a name in the title does nothing that the quote says of somebody else', () =>
  expect(flawOver('The agency opened a review of fees.', 'The ministry opened a review of fees.')).not.toBeNull());
