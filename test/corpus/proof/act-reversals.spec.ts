import { overruledBy } from './overruling';
import { toldPages } from './told-pairs';

const pages = toldPages('act-reversals.json');

describe.each([
  { language: 'en', half: 'seen', told: 7, others: 17, missed: 1 },
  { language: 'en', half: 'held', told: 3, others: 10, missed: 1 },
  { language: 'de', half: 'seen', told: 8, others: 16, missed: 2 },
  { language: 'de', half: 'held', told: 4, others: 9, missed: 1 },
  { language: 'fr', half: 'seen', told: 6, others: 17, missed: 0 },
  { language: 'fr', half: 'held', told: 4, others: 9, missed: 0 },
  { language: 'es', half: 'seen', told: 6, others: 17, missed: 1 },
  { language: 'es', half: 'held', told: 4, others: 9, missed: 0 },
  { language: 'pt', half: 'seen', told: 6, others: 17, missed: 0 },
  { language: 'pt', half: 'held', told: 4, others: 9, missed: 0 },
  { language: 'it', half: 'seen', told: 6, others: 17, missed: 0 },
  { language: 'it', half: 'held', told: 4, others: 9, missed: 2 },
])('acts in $language, the $half half', ({ language, half, told, others, missed }) => {
  const own = pages.filter((page) => page.language === language && page.half === half);

  test('only the pages that end an act are taken to end it', () => {
    expect(own.flatMap((page) => page.overruling)).toHaveLength(told);
    expect(own.flatMap((page) => page.others)).toHaveLength(others);
    const found = overruledBy(own, 'contradicted');
    expect(found.wrong).toEqual([]);
    expect(found.missed.length).toBeLessThanOrEqual(missed);
  });
});
