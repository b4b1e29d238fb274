import { slashOrderOf, writtenDate, type SlashOrder } from './written-date';

test.each([
  ['Artikel veröffentlicht am 16.12.2012, 19:05 Uhr', '2012-12-16'],
  ['von Anna Beispiel, 8.5.12', '2012-05-08'],
  ['Stuttgart, 3. Mai 2026', '2026-05-03'],
  ['Publicado el 2 de abril de 2020 por la agencia', '2020-04-02'],
  ['Publié le 1er février 2026', '2026-02-01'],
  ['sexta-feira, 22 de outubro de 2010 às 20:13', '2010-10-22'],
  ['15 августа 2016, 13:43', '2016-08-15'],
  ['9 мая 2016', '2016-05-09'],
  ['2026年2月20日 10時', '2026-02-20'],
  ['Posted on December 29th, 2019 by admin', '2019-12-29'],
  ['Nov. 3, 2025 | Politics', '2025-11-03'],
  ['25 November 2025', '2025-11-25'],
  ['Updated 2026/02/20', '2026-02-20'],
  ['26/10/2018', '2018-10-26'],
  ['10/26/2018', '2018-10-26'],
  // The first one is the page's, even if its order is unknown.
  ['02/03/2026, corrected on 5 March 2026', null],
  ['31.02.2026', null],
  ['Version 1.2.2026.4', null],
  ['3 comments 2026', null],
  ['in May 2026', null],
  ['5 Sept', null],
])('the date in %j is %j', (text, day) => expect(writtenDate(text, 'unknown')).toBe(day));

test.each<[string, SlashOrder, string | null]>([
  ['en-US', 'month_first', '2026-02-03'],
  ['en-GB', 'day_first', '2026-03-02'],
  ['fr', 'day_first', '2026-03-02'],
  ['en', 'unknown', null],
  ['', 'unknown', null],
])('a page in %j has 02/03/2026 in the order %s', (language, order, day) => {
  expect(slashOrderOf(language)).toBe(order);
  expect(writtenDate('02/03/2026', order)).toBe(day);
});
