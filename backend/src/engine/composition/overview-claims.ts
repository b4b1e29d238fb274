import { groupBy } from '#kernel/grouping';
import { days } from '#text/words/date-mention';
import { areParallel } from '../compare/parallels';
import { MAX_IN_OVERVIEW } from '../editing/editing';
import { isAside } from '../findings/asides';
import type { LedgerClaim } from '../ledger';
import { givesMeasure, reportsChange } from '../ranking/headline';
import { dateOf, countShortcomings, standsAlone } from './display-text';
import { lapsedAmong } from './lapsed';
import {
  currentStory,
  storiesOf,
  withPrintableLead,
  type OverviewStory,
  isMentioned,
  countMentions,
  weigherOf,
} from './story';

/** Number of newest stories that are always shown; the other places go to the weightiest of the rest. */
const ALWAYS_SHOWN = 3;
/** How many stories are considered: the newest, and the others with the most mentions. */
const CONSIDERED = { newest: 20, mentioned: 10 };
/** How many of the newest stories may add a second sentence, at the cost of an older story. */
const FIRM_SECONDS = 2;

const newestFirst = (a: OverviewStory, b: OverviewStory): number => dateOf(b.lead) - dateOf(a.lead);

const OPENING_WORDS = 6;
const openingOf = ({ text }: LedgerClaim): string => text.split(' ', OPENING_WORDS).join(' ');

/**
 * A story whose headline begins like an earlier one (`Today, President Jane Doe signed …`) and has no figure is shown
 * by its second sentence instead, if that says what changes.
 */
const withoutEchoes = (stories: readonly OverviewStory[]): readonly OverviewStory[] => {
  const openings = new Set<string>();
  return stories.map((story) => {
    const [figure, ...others] = story.details;
    const echoes = openings.has(openingOf(story.lead)) && !givesMeasure(story.lead.text);
    openings.add(openingOf(story.lead));
    return echoes && figure !== undefined && reportsChange(figure.text) ? { lead: figure, details: others } : story;
  });
};

/** Minimum number of lines, however old their stories are. */
const MIN_LINES = 3;

const withoutLapsed = (
  ordered: readonly OverviewStory[],
  isLapsed: (story: OverviewStory) => boolean,
): readonly OverviewStory[] => {
  let lines = 0;
  return ordered.filter((story) => {
    const stays = lines < MIN_LINES || !isLapsed(story);
    lines += 1 + story.details.length;
    return stays;
  });
};

/** The first stories of a list that have something to show, at most `most`. */
const shownAmong = (stories: readonly OverviewStory[], most: number, readAt: number): readonly OverviewStory[] => {
  const found: OverviewStory[] = [];
  for (const story of stories) {
    if (found.length === most) break;
    const current = currentStory(story, readAt);
    if (current !== undefined && standsAlone(current.lead, readAt)) found.push(current);
  }
  return found;
};

/** The stories considered, newest first; an old ledger has many. */
const considered = (ordered: readonly OverviewStory[], readAt: number): readonly OverviewStory[] => {
  const { isLapsed } = lapsedAmong(ordered);
  const newest = withoutLapsed(shownAmong(ordered, CONSIDERED.newest, readAt), isLapsed);
  const known = new Set(newest.map(({ lead }) => lead.story));
  const mentioned = ordered
    .filter((story) => isMentioned(story) && !known.has(story.lead.story) && !isLapsed(story))
    .map((story) => ({ story, mentions: countMentions(story) }))
    .sort((a, b) => b.mentions - a.mentions)
    .map(({ story }) => story);
  return [...newest, ...shownAmong(mentioned, CONSIDERED.mentioned, readAt)].sort(newestFirst);
};

/** If no claim can be understood by itself: the stories that are not past or, if all are, the newest ones. */
const fallbackStories = (ordered: readonly OverviewStory[], readAt: number): readonly OverviewStory[] => {
  const newest = ordered.slice(0, MAX_IN_OVERVIEW);
  const current = newest.flatMap((story) => currentStory(story, readAt) ?? []);
  return current.length > 0 ? current : newest.map((story) => withPrintableLead(story, readAt));
};

/** Minimum number of stories to show, even if their lines have shortcomings. */
const MIN_STORIES = 6;

const isWeak = ({ lead }: OverviewStory, readAt: number): boolean => countShortcomings(lead, readAt) > 0;

/**
 * The stories whose lines have no shortcomings, filled up with those that have the fewest: readers preferred an
 * overview that ends with such lines to one of two good lines.
 */
const weakestDropped = (stories: readonly OverviewStory[], readAt: number): readonly OverviewStory[] => {
  const ranked = stories.map((story) => ({ story, faults: countShortcomings(story.lead, readAt) }));
  const good = ranked.filter(({ faults }) => faults === 0).length;
  const best = [...ranked].sort((a, b) => a.faults - b.faults).slice(0, Math.max(good, MIN_STORIES));
  const kept = new Set(best.map(({ story }) => story));
  return stories.filter((story) => kept.has(story));
};

/** The first detail, and any others that are further cases of the headline's rule. */
const firmDetails = ({ lead, details }: OverviewStory): readonly LedgerClaim[] => {
  const cases = details.filter(({ text }) => areParallel(text, lead.text));
  return cases[0] === details[0] ? cases : details.slice(0, 1);
};

const A_WEEK = days(7);
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Time of a story's latest claim, which may be much newer than its first one. */
const lastOf = ({ lead, details }: OverviewStory): number => Math.max(...[lead, ...details].map(dateOf));

/**
 * Stories by month, newest first, since readers see the dates; the week before the newest story counts as part of its
 * month.
 */
const byMonth = (stories: readonly OverviewStory[]): readonly OverviewStory[] => {
  const newest = Math.max(...stories.map(lastOf));
  const monthIn = (story: OverviewStory): string => monthOf(lastOf(story) > newest - A_WEEK ? newest : lastOf(story));
  return [...groupBy(stories, monthIn).entries()].sort(([a], [b]) => (a < b ? 1 : -1)).flatMap(([, those]) => those);
};

/** Puts lines with shortcomings last, and those of pages about something else. */
const weakLast = (stories: readonly OverviewStory[], readAt: number): readonly OverviewStory[] => {
  const isLast = (story: OverviewStory): boolean => isWeak(story, readAt) || isAside(story.lead);
  return [...stories.filter((story) => !isLast(story)), ...stories.filter(isLast)];
};

/**
 * The claims that an overview shows: stories in order, each with the second sentences there is room for. Claims that
 * are dated past or cannot be understood by themselves are among them only if there are no others.
 */
export const overviewClaims = (claims: readonly LedgerClaim[], readAt: number): readonly (readonly LedgerClaim[])[] => {
  const ordered = storiesOf(claims)
    .map((story) => ({ story, date: dateOf(story.lead) }))
    .sort((a, b) => b.date - a.date)
    .map(({ story }) => story);
  const readable = considered(ordered, readAt);
  const stories = weakestDropped(readable.length > 0 ? readable : fallbackStories(ordered, readAt), readAt);
  const weight = weigherOf(stories, readAt);
  const weightiestFirst = (a: OverviewStory, b: OverviewStory): number => weight(b) - weight(a);
  const newest = withoutEchoes(stories.slice(0, ALWAYS_SHOWN));
  const firm = newest
    .filter(({ details }) => details.length > 0)
    .slice(0, FIRM_SECONDS)
    .flatMap(firmDetails);
  const places = MAX_IN_OVERVIEW - newest.length - firm.length;
  const weighed = stories.slice(ALWAYS_SHOWN).sort(weightiestFirst);
  const chosen = [...newest, ...weighed.slice(0, places)].sort(weightiestFirst);
  const displayed = weakLast(byMonth(withoutEchoes(chosen)), readAt);
  const spare = MAX_IN_OVERVIEW - displayed.length - firm.length;
  const others = displayed.flatMap(({ details }) => details.filter((claim) => !firm.includes(claim))).slice(0, spare);
  const second = new Set([...firm, ...others]);
  return displayed.map(({ lead, details }) => [lead, ...details.filter((claim) => second.has(claim))]);
};
