import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { articlePages, scoreArticles } from './article-pages';
import { datedPages, scoreDates } from './date-pages';
import { feedFiles } from './feed-files';
import { scoreFeeds } from './feeds';
import { readPublicPage, type PublicPage } from './public-page';
import { readabilityPages, scoreReadability } from './readability-pages';

/** Rules are made on these; the other pages are held back. */
const FIRST = 500;

const print = (title: string, figures: Readonly<Record<string, number>>): void => {
  const cells = Object.entries(figures).map(
    ([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(3)}`,
  );
  process.stdout.write(`${title.padEnd(34)} ${cells.join('  ')}\n`);
};

/** CPU milliseconds. */
const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const printSpeed = (pages: readonly PublicPage[]): void => {
  const read = () => pages.forEach(readPublicPage);
  const parse = () =>
    pages.forEach(({ html }) => new Readability(parseHTML(new TextDecoder().decode(html)).document).parse());
  // The first round warms up.
  const [, ...rounds] = [1, 2, 3].map(() => ({ reading: cpuOf(read), parsing: cpuOf(parse) }));
  const sum = (of: (round: (typeof rounds)[number]) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const reading = sum((round) => round.reading);
  print('CPU of reading articles', {
    'ms a page': reading / rounds.length / pages.length,
    'share of Readability alone': reading / sum((round) => round.parsing),
  });
};

/** Measures the product's reader on public sets of pages and feeds, each given as the folder of a checkout. */
const main = (): void => {
  const { ARTICLE_PAGES, DATED_PAGES, READABILITY_PAGES, FEEDS } = process.env;
  if ([ARTICLE_PAGES, DATED_PAGES, READABILITY_PAGES, FEEDS].every((folder) => folder === undefined))
    throw new Error(
      'Set ARTICLE_PAGES to scrapinghub/article-extraction-benchmark, DATED_PAGES to adbar/htmldate, READABILITY_PAGES to mozilla/readability, FEEDS to kurtmckee/feedparser.',
    );
  if (ARTICLE_PAGES !== undefined) {
    const articles = articlePages(ARTICLE_PAGES);
    print('article text', scoreArticles(articles));
    printSpeed(articles);
  }
  if (DATED_PAGES !== undefined) {
    const pages = datedPages(DATED_PAGES, 'eval_default.json');
    print(`dates, first ${FIRST}`, scoreDates(pages.slice(0, FIRST)));
    print('dates, the rest', scoreDates(pages.slice(FIRST)));
    print('dates, Media Cloud', scoreDates(datedPages(DATED_PAGES, 'eval_mediacloud_2020.json')));
  }
  if (READABILITY_PAGES !== undefined) {
    const pages = readabilityPages(READABILITY_PAGES);
    const every = (remainder: number) => pages.filter((_, index) => index % 2 === remainder);
    print('Readability’s pages, seen', scoreReadability(every(0)));
    print('Readability’s pages, held back', scoreReadability(every(1)));
  }
  if (FEEDS !== undefined) print('feeds', scoreFeeds(feedFiles(FEEDS)));
};

main();
