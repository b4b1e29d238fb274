import { seeded } from '#test/support/seeded';
import { datesIn } from './dates';
import { figuresIn, masked } from './figures';
import { nameWordsIn } from './names';
import { contentStems, tokens, wordCount } from './stems';

const anchor = Date.parse('2026-02-20');
const dates = (text: string): readonly string[] =>
  datesIn(text, anchor).map(({ from, precision }) => `${precision} ${new Date(from).toISOString().slice(0, 10)}`);
const figures = (text: string): readonly string[] =>
  figuresIn(text, anchor).map(({ kind, value }) => `${kind} ${value}`);

describe('dates', () => {
  test.each([
    ['It begins on February 24 at noon.', ['day 2026-02-24']],
    ['It began on December 18, 2025, and ends Jan. 3.', ['day 2025-12-18', 'day 2026-01-03']],
    ['It opened on 5 March 2024.', ['day 2024-03-05']],
    ['It opens on 24 September next year.', ['day 2027-09-24']],
    ['Der Park öffnet am 24. September nächsten Jahres und der See am 3. März.', ['day 2027-09-24', 'day 2026-03-03']],
    ['Le parc ouvrira le 24 septembre de l’année prochaine.', ['day 2027-09-24']],
    ['El parque abrirá el 24 de septiembre del próximo año, según la alcaldía.', ['day 2027-09-24']],
    ['O parque abre a 24 de setembro do próximo ano, segundo a câmara.', ['day 2027-09-24']],
    ['Il parco aprirà il 24 settembre del prossimo anno, secondo il comune.', ['day 2027-09-24']],
    ['It grew in May 2025 and by 2030.', ['month 2025-05-01', 'year 2030-01-01']],
  ])('%s', (text, found) => expect(dates(text)).toEqual(found));

  test.each([
    'Section 338 of the Tariff Act of 1930 applies.',
    'Executive Order 14257 of April 2, 2025, stands.',
    'The 2025-2110 MHz band is shared.',
    'At most 2025 people may 5 enter.',
  ])('finds none in “%s”', (text) => expect(dates(text)).toEqual([]));
});

describe('figures', () => {
  test.each([
    ['a surcharge of 10 percent for a period of 150 days', ['share 10%', 'count 150 day']],
    ['a 90-day pause and over 1,000 launches', ['count 90 day', 'count 1000 launche']],
    ['$140 million, €5bn or 3 million dollars', ['money $140 million', 'money €5 billion', 'money $3 million']],
    ['at least four people and Seventeen homes', ['count 4 people', 'count 17 home']],
    ['effective February 24, 2026, at 12:01 a.m.', ['date day 2026-02-24']],
  ])('%s', (text, found) => expect(figures(text)).toEqual(found));

  test.each([
    'Executive Order 14257 and section 232',
    'title 3, United States Code',
    'Launch Complex 39 and Artemis 2',
    'at 5:30 p.m.',
  ])('finds none in “%s”', (text) => expect(figures(text)).toEqual([]));

  test('masked wording does not depend on the figures', () => {
    const [low, high] = ['A duty of 10% for 150 days.', 'A duty of 15 percent for 90 days.'];
    expect(masked(low, figuresIn(low, anchor))).toBe('A duty of <share> for <count>.');
    expect(masked(high, figuresIn(high, anchor))).toBe('A duty of <share> for <count>.');
  });
});

test('names are capitalised words within a sentence', () => {
  expect([...nameWordsIn('Today, the Council met NASA in New Delhi. Then Japan left.')]).toEqual([
    'council',
    'nasa',
    'new',
    'delhi',
    'japan',
  ]);
});

describe('words', () => {
  test('stems exclude stop words, single letters and numbers', () => {
    expect(contentStems('The tariffs of 2025 on U.S. imports were raised')).toEqual(['tariff', 'import', 'rais']);
  });

  test('finds the same words as the regular expressions, in any script', () => {
    const seed = Date.now() % 1_000_000;
    const next = seeded(seed);
    const pieces = ['a', 'Rate', '15', '%', ' ', '  ', '-', '’s', '“', 'é', 'ö́', 'Ω', 'Ж', '선', '𝒜', '😀', '\n', 'ﬁ'];
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: next(12) }, () => pieces[next(pieces.length)]).join('');
      const found = { seed, text, words: tokens(text), count: wordCount(text) };
      const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      const count = text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(found).toEqual({ seed, text, words: [...words], count });
    }
  });

  test('splits scripts without spaces into words', () => {
    expect(tokens('中国电动汽车销量增长').length).toBeGreaterThan(2);
    expect(wordCount('中国电动汽车销量增长')).toBeGreaterThan(2);
  });
});
