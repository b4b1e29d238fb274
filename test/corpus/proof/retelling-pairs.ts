import { readFileSync } from 'node:fs';
import { analysePage } from '#engine/analysed-page';
import { clausesOfDescription, topicStemsOf } from '#engine/gate/description';
import { accountOfPage } from '#engine/stories/same-event';
import { sameStory, storyTitle, type StoryTitle } from '#engine/stories/stories';
import type { ReadPage } from '#pages/page';
import { numeralsIn } from '#text/words/figures';
import { corpusFile } from './corpus-documents';

/** Host, title and opening of a page. */
type Told = readonly [host: string, title: string, text: string];

export interface RetellingPair {
  readonly half: 'seen' | 'blind' | 'third';
  readonly same: boolean;
  readonly topic: string;
  readonly hours: number;
  readonly first: Told;
  readonly second: Told;
}

export const retellingPairs = JSON.parse(
  readFileSync(corpusFile('labels', 'retelling-pairs.json'), 'utf8'),
) as readonly RetellingPair[];

/** When the first page of each pair is published; the milliseconds of a time. */
export const FIRST_PUBLISHED = Date.parse('2026-10-05T06:00:00Z');

export const pagePublished = ([host, title, text]: Told, publishedMs: number): ReadPage => {
  const url = `https://${host}/${publishedMs}/${encodeURIComponent(title)}`;
  const publishedAt = new Date(publishedMs).toISOString();
  return { url, foundAt: url, host, title, publisher: '', author: '', publishedAt, blocks: [text] };
};

/** Whether two pages that are both on the topic are folded. */
const areOneStory = ({ topic, hours, first, second }: RetellingPair): boolean => {
  const now = FIRST_PUBLISHED + hours * 3_600_000;
  const topicTokens = new Set([...topicStemsOf(clausesOfDescription(topic, [])), ...numeralsIn(topic, now)]);
  const titleOf = (told: Told, publishedAt: number): StoryTitle => {
    const analysis = analysePage(pagePublished(told, publishedAt));
    return storyTitle(analysis.page, analysis.publishedAt ?? now, accountOfPage(analysis, topicTokens, now));
  };
  return sameStory(titleOf(first, FIRST_PUBLISHED), titleOf(second, now));
};

export const foldedPairs = (half: RetellingPair['half']) => {
  const found = retellingPairs.filter((pair) => pair.half === half).map((pair) => ({ pair, one: areOneStory(pair) }));
  const count = (same: boolean, one: boolean): number =>
    found.filter((result) => result.pair.same === same && result.one === one).length;
  return {
    found: count(true, true),
    missed: count(true, false),
    wrong: found.filter(({ pair, one }) => one && !pair.same).map(({ pair }) => pair.second[1]),
  };
};
