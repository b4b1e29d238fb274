import type { DomainKnowledge } from '../domain-knowledge';
import { RELEVANT } from '../gate/gate';
import type { Topic } from '../gate/topic';
import { groupBy } from '#kernel/grouping';
import type { Link } from '../ledger';
import type { Nearness } from '../nearness/nearness';
import { titleStemsOf, type Reading } from '../run';
import type { OpenPage } from '../sorting';
import type { Told } from '../told';
import { timeOf } from '#text/words/dates';
import { days } from '#text/words/named-date';
import { accountOfPage } from './account-of-page';
import { accountOf } from './retelling';
import { fold, storyTitle, titleIndex, type StoryTitle } from './stories';

/** Days around a run's pages within which told stories are candidates; slightly more than the story rules allow. */
const MARGIN = 8;

/** Titles of told stories that a page of this run could belong to. */
const toldTitles = (
  told: Told,
  pages: readonly StoryTitle[],
  topicTokens: ReadonlySet<string>,
  reported: ReadonlyMap<string, string>,
) => {
  const numbered = pages.some(({ identifier }) => identifier !== null);
  const first = Math.min(...pages.map(({ at }) => at)) - days(MARGIN);
  const last = Math.max(...pages.map(({ at }) => at)) + days(MARGIN);
  const titles: (readonly [StoryTitle, string])[] = [];
  for (const [story, claims] of told.stories())
    for (const { evidence, firstSeenAt } of claims)
      for (const page of evidence) {
        const at = timeOf(page.publishedAt) ?? timeOf(firstSeenAt) ?? first;
        // An identifier matches a story of any age; similar wording only a recent one.
        const near = at >= first && at <= last;
        const account = near ? accountOf({ title: page.title, lead: [page.quote] }, topicTokens, at) : null;
        if (numbered || near) titles.push([storyTitle(page, at, account, reported.get(page.url)), story]);
      }
  return titleIndex(titles);
};

/** Assigns each unread page to a story: a told one if its title or URL matches, else a new one. */
export const withStories = (
  open: readonly OpenPage[],
  told: Told,
  topic: Topic,
  {
    now,
    topicTokens,
    links,
    domainKnowledge,
    nearness,
    newId,
  }: {
    readonly now: number;
    readonly topicTokens: ReadonlySet<string>;
    /** Of all pages read so far. */
    readonly links: readonly Link[];
    readonly domainKnowledge: DomainKnowledge;
    readonly nearness?: Nearness;
    newId(name: string): string;
  },
): readonly Reading[] => {
  const near = new Map(
    open.map((page) => [page, topic.relevance(page.document.gate, nearness?.get(page.document.page.url))]),
  );
  const reported = domainKnowledge.thingsReported(links);
  const isRelevant = (page: OpenPage): boolean => (near.get(page) ?? 0) >= RELEVANT;
  const titleOf = (page: OpenPage): StoryTitle => {
    const { document } = page;
    const at = document.publishedAt ?? now;
    const account = isRelevant(page) ? accountOfPage(document, topicTokens, at) : null;
    return storyTitle(document.page, at, account, reported.get(document.page.url));
  };
  const titles = new Map(open.map((page) => [page, titleOf(page)]));
  const title = (page: OpenPage): StoryTitle => titles.get(page) ?? titleOf(page);
  const index = toldTitles(told, [...titles.values()], topicTokens, reported);
  return fold(open, title).flatMap((pages) => {
    const [lead] = pages;
    const [known] = pages.flatMap(
      (page) =>
        page.earlier?.story ?? told.citing(page.document.page.url)[0]?.story ?? index.find(title(page))[0] ?? [],
    );
    const story = known ?? newId(`story ${lead?.document.page.url ?? ''}`);
    const relevant = pages.some(isRelevant);
    return pages.map((page): Reading => ({
      ...page,
      relevance: near.get(page) ?? 0,
      relevant,
      story,
      titleStems: titleStemsOf(page.document),
    }));
  });
};

/** A run's stories with their pages, oldest first, so that they are told in order. */
export const byStory = (
  readings: readonly Reading[],
  now: number,
): readonly (readonly [string, readonly Reading[]])[] => {
  const date = ([, pages]: readonly [string, readonly Reading[]]): number =>
    Math.min(...pages.map(({ document }) => document.publishedAt ?? now));
  return [...groupBy(readings, ({ story }) => story)].sort((a, b) => date(a) - date(b));
};
