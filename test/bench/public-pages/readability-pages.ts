import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseDocument } from '#pages/html/dom';
import { visibleText } from '#pages/html/visible-text';
import { readPublicPage, type PublicPage } from './public-page';
import { overlapOf, scoreOf } from './shingles';

const truth = z.object({
  title: z.string().nullable(),
  byline: z.string().nullable(),
  siteName: z.string().nullable(),
  publishedTime: z.string().nullable(),
});

interface ReadabilityPage extends PublicPage, z.infer<typeof truth> {
  readonly text: string;
}

const textOf = (html: string): string => {
  const { body } = parseDocument(`<body>${html}</body>`);
  return body === null
    ? ''
    : visibleText(body, () => 0)
        .map(({ text }) => text)
        .join('\n');
};

/** Test pages of a checkout of mozilla/readability, at the URL that its tests give them. */
export const readabilityPages = (folder: string): readonly ReadabilityPage[] => {
  const pages = join(folder, 'test', 'test-pages');
  return readdirSync(pages).map((name) => {
    const file = (of: string): Buffer => readFileSync(join(pages, name, of));
    return {
      ...truth.parse(JSON.parse(file('expected-metadata.json').toString())),
      url: 'http://fakehost/test/page.html',
      html: file('source.html'),
      text: textOf(file('expected.html').toString()),
    };
  });
};

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Readability keeps the site's name in some titles, and `By` before some names. */
const agree = (expected: string, got: string): boolean => {
  const [wanted, given] = [plain(expected), plain(got)];
  return given !== '' && (wanted === given || wanted.endsWith(given) || wanted.startsWith(given));
};

/** Shares of the pages for which the set has a value. Text is compared as in article-pages. */
export const scoreReadability = (pages: readonly ReadabilityPage[]) => {
  const read = pages.map((page) => ({ page, got: readPublicPage(page) }));
  const share = (of: 'title' | 'byline' | 'siteName', got: 'title' | 'author' | 'publisher'): number => {
    const expected = read.flatMap(({ page, got: reading }) =>
      page[of] === null || page[of] === '' ? [] : agree(page[of], reading?.[got] ?? ''),
    );
    return expected.filter(Boolean).length / expected.length;
  };
  const dated = read.filter(({ page }) => page.publishedTime !== null);
  const sameDay = dated.filter(({ page, got }) => got?.publishedAt?.slice(0, 10) === page.publishedTime?.slice(0, 10));
  return {
    pages: pages.length,
    ...scoreOf(read.map(({ page, got }) => overlapOf(page.text, got?.blocks.join('\n') ?? ''))),
    title: share('title', 'title'),
    byline: share('byline', 'author'),
    siteName: share('siteName', 'publisher'),
    date: sameDay.length / dated.length,
  };
};
