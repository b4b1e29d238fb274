import { publishedStatement } from '#engine/compare/published-statement';
import { effectiveDayIn, movesDay } from './effective-days';

const statedAt = Date.parse('2026-07-20');
const laterAt = Date.parse('2026-08-18');

describe('the day on which additional tariffs on Canada take effect', () => {
  const text = 'The tariffs will take effect 30 days after signing and offset discrimination by Canada.';
  const published = publishedStatement(text, 'President Imposes Additional Tariffs on Canada');
  const was = effectiveDayIn(text, statedAt);

  const moved = (sentence: string, title = 'Suspension of Additional Duties on Canadian Goods'): boolean => {
    const now = effectiveDayIn(sentence, laterAt);
    return was !== null && now !== null && movesDay(published, was, now, { sentence, title });
  };

  test('the day is counted from the day of signing', () =>
    expect(was).toMatchObject({ text: '30 days after signing', day: Date.parse('2026-08-19') }));

  test.each([
    'The effective date of the additional duties imposed in Proclamations 11046, 11047, and 11048 shall be August 22, 2026.',
    'The additional tariffs on Canada will take effect on August 22.',
  ])('the day is moved by “%s”', (sentence) => expect(moved(sentence)).toBe(true));

  test.each([
    ['the same day', 'The additional tariffs on Canada will take effect on August 19.'],
    ['what says too little', 'The tariffs will take effect on August 22.'],
    ['a possibility', 'The additional tariffs on Canada may take effect on August 22.'],
    ['other duties', 'The temporary duties on Canada will take effect on August 22.'],
    ['another country, too', 'The additional tariffs on Canada and Mexico will take effect on August 22.'],
    ['what follows from them', 'Refunds of additional tariffs on Canada will take effect on August 22.'],
  ])('the day is not moved by %s: “%s”', (_, sentence) => expect(moved(sentence)).toBe(false));

  test('the day is not moved by a page about another country', () =>
    expect(
      moved('The effective date of the additional duties shall be August 22.', 'Additional Duties on Mexican Goods'),
    ).toBe(false));
});
