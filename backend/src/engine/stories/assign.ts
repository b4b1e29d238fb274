import { groupBy } from '#kernel/grouping';
import { memoize } from '#kernel/memoize';
import { days } from '#text/words/date-mention';
import { timeOf } from '#text/words/dates';
import { RELEVANT } from '../gate/gate';
import type { TopicMatcher } from '../gate/topic-matcher';
import type { FieldKnowledge } from '../knowledge-field';
import { isNews, type StatedLink } from '../ledger';
import type { Nearness } from '../nearness/nearness';
import type { OpenLedger } from '../open-ledger';
import { titleStemsOf, type RunPage } from '../run';
import type { OpenPage } from '../triage';
import { accountOfEvent, accountOfPage } from './same-event';
import { groupByStory, storyTitle, titleIndex, type StoryTitle } from './stories';

/**
 * Number of days around a run's pages within which published stories are considered; slightly more than the rules for
 * stories allow.
 */
const MARGIN_DAYS = 8;

/** Titles of published stories that a page of this run could belong to. */
const publishedTitles = (
  ledger: OpenLedger,
  pages: readonly StoryTitle[],
  topicTokens: ReadonlySet<string>,
  reported: ReadonlyMap<string, string>,
) => {
  const numbered = pages.some(({ identifier }) => identifier !== null);
  const first = Math.min(...pages.map(({ publishedAt }) => publishedAt)) - days(MARGIN_DAYS);
  const last = Math.max(...pages.map(({ publishedAt }) => publishedAt)) + days(MARGIN_DAYS);
  const titles: (readonly [StoryTitle, string])[] = [];
  for (const [story, claims] of ledger.stories())
    for (const { evidence, firstSeenAt } of claims.filter(isNews))
      for (const page of evidence) {
        const publishedAt = timeOf(page.publishedAt) ?? timeOf(firstSeenAt) ?? first;
        // An identifier matches a story of any age; similar wording only a recent one.
        const near = publishedAt >= first && publishedAt <= last;
        const account = near
          ? accountOfEvent({ title: page.title, lead: [page.quote] }, topicTokens, publishedAt)
          : null;
        if (numbered || near) titles.push([storyTitle(page, publishedAt, account, reported.get(page.url)), story]);
      }
  return titleIndex(titles);
};

/** The relevance of an otherwise relevant page none of whose sentences may be published. */
const RELEVANCE_IF_UNPUBLISHABLE = RELEVANT - 0.01;

type OfTopic = Pick<RunPage, 'relevance' | 'isWholly' | 'hasNothingPublishable' | 'mayStandByTitle' | 'mayPublish'>;

/** How relevant a page is to the topic, and which of its sentences may be published. */
const ofTopic = ({ analysis }: OpenPage, topic: TopicMatcher, nearness: Nearness | undefined): OfTopic => {
  const { gate, sentences, page } = analysis;
  const near = nearness?.get(page.url);
  const relevance = topic.relevance(gate, near);
  if (relevance < RELEVANT)
    return { relevance, isWholly: false, hasNothingPublishable: false, mayStandByTitle: true, mayPublish: () => true };
  const isWholly = topic.isWholly(gate, near);
  const mayPublish = (stems: ReadonlySet<string>): boolean => isWholly || topic.isProminentOn(gate, stems);
  const hasNothingPublishable = !sentences.some(({ stems }) => mayPublish(stems));
  return {
    relevance: hasNothingPublishable ? RELEVANCE_IF_UNPUBLISHABLE : relevance,
    isWholly,
    hasNothingPublishable,
    mayStandByTitle: topic.mayStandByTitle(gate),
    mayPublish,
  };
};

/** Assigns each unread page to a story: a published one if its title or URL matches, else a new one. */
export const withStories = (
  open: readonly OpenPage[],
  ledger: OpenLedger,
  topic: TopicMatcher,
  {
    now,
    topicTokens,
    links,
    fieldKnowledge,
    nearness,
    newId,
  }: {
    readonly now: number;
    readonly topicTokens: ReadonlySet<string>;
    /** The links from all pages read so far. */
    readonly links: readonly StatedLink[];
    readonly fieldKnowledge: FieldKnowledge;
    readonly nearness?: Nearness;
    newId(name: string): string;
  },
): readonly RunPage[] => {
  const ofPage = memoize((page: OpenPage) => ofTopic(page, topic, nearness));
  const reported = fieldKnowledge.thingsReported(links);
  const isRelevant = (page: OpenPage): boolean => ofPage(page).relevance >= RELEVANT;
  const titleOf = (page: OpenPage): StoryTitle => {
    const { analysis } = page;
    const publishedAt = analysis.publishedAt ?? now;
    const account = isRelevant(page) ? accountOfPage(analysis, topicTokens, publishedAt) : null;
    return storyTitle(analysis.page, publishedAt, account, reported.get(analysis.page.url));
  };
  const titles = new Map(open.map((page) => [page, titleOf(page)]));
  const title = (page: OpenPage): StoryTitle => titles.get(page) ?? titleOf(page);
  const index = publishedTitles(ledger, [...titles.values()], topicTokens, reported);
  return groupByStory(open, title).flatMap((pages) => {
    const [lead] = pages;
    const [known] = pages.flatMap(
      (page) =>
        page.earlier?.story ?? ledger.citing(page.analysis.page.url)[0]?.story ?? index.find(title(page))[0] ?? [],
    );
    const story = known ?? newId(`story ${lead?.analysis.page.url ?? ''}`);
    const anyRelevant = pages.some(isRelevant);
    const isWholly = pages.some((page) => ofPage(page).isWholly);
    return pages.map((page): RunPage => ({
      ...page,
      ...ofPage(page),
      ...(anyRelevant && !isWholly && { mayPublish: (stems) => topic.isProminentOn(page.analysis.gate, stems) }),
      isRelevant: anyRelevant,
      story,
      titleStems: titleStemsOf(page.analysis),
    }));
  });
};

/** A run's stories with their pages, oldest first, so that they are published in order. */
export const byStory = (
  runPages: readonly RunPage[],
  now: number,
): readonly (readonly [string, readonly RunPage[]])[] => {
  const date = ([, pages]: readonly [string, readonly RunPage[]]): number =>
    Math.min(...pages.map(({ analysis }) => analysis.publishedAt ?? now));
  return [...groupBy(runPages, ({ story }) => story)].sort((a, b) => date(a) - date(b));
};
