import { analysePage } from '#engine/analysed-page';
import { dueDayOf } from './due-day';

const opening = 'Section 1. The fleet is old.';

/** The day by which a page of May 9, 2026, has something done, and the words for the day of its act. */
const due = (deadline: string, { title = 'Renewing the Fleet', blocks = [] as readonly string[] } = {}) => {
  const sentence = `${deadline}, the Minister shall found a Fleet Renewal Fund.`;
  const analysis = analysePage({
    url: 'https://gazette.example/1',
    foundAt: 'https://gazette.example/1',
    host: 'gazette.example',
    title,
    publisher: 'Gazette',
    author: '',
    publishedAt: '2026-05-09T10:00:00+02:00',
    blocks: [opening, sentence, ...blocks],
  });
  const found = dueDayOf(sentence, analysis);
  return found === null ? null : `${found.day}: ${found.quote}`;
};

const thirtyDays = 'Within 30 days of the date of this order';
const numbered = 'Executive Order 12: Renewing the Fleet';

describe('the day by which an order has something done', () => {
  test.each([
    ['a place', 'THE WHITE HOUSE, May 4, 2026.', '2026-06-03: THE WHITE HOUSE, May 4, 2026.'],
    ['who does it where', 'Done at Brussels, 4 May 2026.', '2026-06-03: Done at Brussels, 4 May 2026.'],
    ['nothing else', 'May 4, 2026', '2026-06-03: May 4, 2026'],
  ])('the day is counted from the date under the order, with %s', (_, signature, expected) => {
    expect(due(thirtyDays, { blocks: ['J. DOE', signature] })).toBe(expected);
  });

  test('the day is counted from the date that is part of the order’s number', () => {
    const blocks = ['Gazette, Saturday, May 9, 2026. Executive Order 12 of May 4, 2026 Renewing the Fleet'];
    expect(due(thirtyDays, { title: numbered, blocks })).toBe('2026-06-03: Executive Order 12 of May 4, 2026');
  });

  test.each([
    ['Within ninety days of this order', '2026-08-02'],
    ['Not later than 2 weeks after the date of this order', '2026-05-18'],
    ['No later than 6 months after the date of this order', '2026-11-04'],
  ])('%s', (deadline, day) => expect(due(deadline, { blocks: ['OSLO, May 4, 2026.'] })).toMatch(day));

  test.each([
    ['the order has no date', thirtyDays, {}],
    [
      'its date is that of another order',
      thirtyDays,
      { title: numbered, blocks: ['Executive Order 11 of May 4, 2026'] },
    ],
    ['a sentence names a day', thirtyDays, { blocks: ['The fleet was counted on May 4, 2026.'] }],
    ['the date is of long ago', thirtyDays, { blocks: ['OSLO, May 4, 2021.'] }],
    ['the date is after that of the page', thirtyDays, { blocks: ['OSLO, June 4, 2026.'] }],
    ['nothing is counted', 'Within the days of this order', { blocks: ['OSLO, May 4, 2026.'] }],
    ['it is repeated', `${thirtyDays}, and each month thereafter`, { blocks: ['OSLO, May 4, 2026.'] }],
  ])('the day is unknown if %s', (_, deadline, page) => expect(due(deadline, page)).toBeNull());
});
