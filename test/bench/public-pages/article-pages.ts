import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { readPublicPage, type PublicPage } from './public-page';
import { overlapOf, scoreOf, type Overlap } from './shingles';

const truth = z.record(z.string(), z.object({ url: z.url(), articleBody: z.string().default('') }));

/** An article of whose text less than this is read counts as lost. */
const LOST = 0.25;

interface ArticlePage extends PublicPage {
  readonly articleBody: string;
}

/** Pages of a checkout of scrapinghub/article-extraction-benchmark. */
export const articlePages = (folder: string): readonly ArticlePage[] => {
  const expected = truth.parse(JSON.parse(readFileSync(join(folder, 'ground-truth.json'), 'utf8')));
  return readdirSync(join(folder, 'html')).flatMap((file) => {
    const page = expected[file.replace(/\.html\.gz$/, '')];
    return page === undefined ? [] : { ...page, html: gunzipSync(readFileSync(join(folder, 'html', file))) };
  });
};

const overlapWith = (page: ArticlePage): Overlap =>
  overlapOf(page.articleBody, readPublicPage(page)?.blocks.join('\n') ?? '');

export const scoreArticles = (pages: readonly ArticlePage[]) => {
  const overlaps = pages.map(overlapWith);
  const lost = overlaps.filter(({ recall }) => recall !== null && recall < LOST).length;
  return { pages: pages.length, ...scoreOf(overlaps), lost };
};
