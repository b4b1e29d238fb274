import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readPublicPage, type PublicPage } from './public-page';

const truth = z.record(z.url(), z.object({ file: z.string(), date: z.iso.date().nullable() }));

const DAY_MS = 86_400_000;

interface DatedPage extends PublicPage {
  /** `2026-02-20`; null if the page says none. */
  readonly date: string | null;
}

/** Pages of a checkout of adbar/htmldate that a list of its tests names. */
export const datedPages = (folder: string, list: string): readonly DatedPage[] => {
  const tests = join(folder, 'tests');
  // Python writes NaN where a page has no date.
  const expected = truth.parse(JSON.parse(readFileSync(join(tests, list), 'utf8').replace(/: NaN\b/g, ': null')));
  return Object.entries(expected).flatMap(([url, { file, date }]) => {
    const path = ['test_set', 'cache', 'eval'].map((each) => join(tests, each, file)).find(existsSync);
    return path === undefined ? [] : { url, date, html: readFileSync(path) };
  });
};

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;

/**
 * Scores as comparison.py of htmldate computes them, where a wrong date counts against precision only and a missing one
 * against recall only.
 */
export const scoreDates = (pages: readonly DatedPage[]) => {
  const found = pages.map((page) => ({
    expected: page.date,
    got: readPublicPage(page)?.publishedAt?.slice(0, 10) ?? null,
  }));
  const count = (is: (page: (typeof found)[number]) => boolean): number => found.filter(is).length;
  const right = count(({ got, expected }) => got !== null && got === expected);
  const given = count(({ got }) => got !== null);
  const missing = count(({ got, expected }) => got === null && expected !== null);
  const far = count(({ got, expected }) => got !== null && (expected === null || daysApart(got, expected) > 1));
  return {
    pages: pages.length,
    accuracy: (right + pages.length - given - missing) / pages.length,
    precision: right / given,
    recall: right / (right + missing),
    wrongByMoreThanADay: far / pages.length,
  };
};
