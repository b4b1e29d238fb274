import { groupBy } from '#kernel/grouping';
import type { Evidence, LedgerClaim } from '../ledger';
import { areParallel } from '../compare/parallels';
import { accountOf } from '../mentions/subject';
import { centreOf } from '../order/centre';
import { weightOf } from '../order/weights';
import { givesMeasure, tellsChange } from '../ranking/headline';
import { reversal } from '../ranking/patterns/news';
import { figuresIn } from '../words/figures';
import { days } from '../words/named-date';
import { rarityIn } from '../words/rarity';
import { dateOf, isOver, isWholeLine, shortcomings, standsAlone } from './shown-text';

const MAX_IN_OVERVIEW = 10;
/** The newest stories are always shown; the other places go to the weightiest of the rest. */
const ALWAYS_SHOWN = 3;
/** Considered are the newest stories and, of the others, those that most documents mention. */
const CONSIDERED = { newest: 20, mentioned: 10 };
/** How many of the newest stories may add a second sentence, at the cost of an older story, and what its appeal is at least. */
const SECOND_SENTENCES = { firm: 2, appeal: 3.7 };
/**
 * What the newest story weighs more than an old one. Half of that is left after half the time in which the newest few
 * happened, since some trackers have news every day and others every season.
 */
const NEWNESS = { weight: 12, few: 5, shortest: days(7) };

/** A story is shown by its latest headline: a later page may have told it better. */
interface Story {
  readonly lead: LedgerClaim;
  readonly details: readonly LedgerClaim[];
}

const storiesOf = (claims: readonly LedgerClaim[]): readonly Story[] =>
  [...groupBy(claims, ({ story }) => story).values()].flatMap((same) => {
    const lead = same.findLast(({ role }) => role === 'headline') ?? same[0];
    return lead === undefined
      ? []
      : [{ lead, details: same.filter((claim) => claim !== lead && claim.role === 'detail') }];
  });

/** Whether a sentence has a figure or a day that another lacks. */
const addsFigure = ({ text }: LedgerClaim, to: LedgerClaim): boolean => {
  const known = new Set(figuresIn(to.text, 0).map(({ value }) => value));
  return figuresIn(text, 0).some(({ value }) => !known.has(value));
};

/** Whether a sentence has a deadline that another lacks. */
const addsDueDay = ({ inForce }: LedgerClaim, to: LedgerClaim): boolean =>
  inForce?.due !== undefined && inForce.due.day !== to.inForce?.due?.day;

const isOfSamePage = (a: LedgerClaim, b: LedgerClaim): boolean => a.evidence[0]?.url === b.evidence[0]?.url;

/** A second sentence is worth a line if it adds a figure or a day, ends something, or overrules what was told. */
const isWorthALine = (claim: LedgerClaim, lead: LedgerClaim): boolean =>
  claim.overrules !== undefined ||
  (claim.appeal >= SECOND_SENTENCES.appeal &&
    (addsFigure(claim, lead) || addsDueDay(claim, lead) || (tellsChange(claim.text) && reversal.test(claim.text))));

const overrulingFirst = (a: LedgerClaim, b: LedgerClaim): number =>
  Number(b.overrules !== undefined) - Number(a.overrules !== undefined);

/**
 * A story whose headline is not fit to be printed by itself, or only on its own day, is shown by a second sentence that is, if
 * there is one. What another page adds takes the place of the headline only if its title cannot.
 */
const withFitLead = ({ lead, details }: Story, at: number): Story => {
  const whole = details.filter((claim) => isWholeLine(claim, at) && shortcomings(claim, at) === 0);
  const tells = shortcomings(lead, at) === 0;
  const instead = tells && standsAlone(lead, at) ? whole.filter((claim) => isOfSamePage(claim, lead)) : whole;
  const better =
    tells && isWholeLine(lead, at)
      ? undefined
      : (instead.find(({ text }) => tellsChange(text) && givesMeasure(text)) ?? instead[0]);
  const shown = better ?? lead;
  const fit = whole.filter((claim) => claim !== shown && isWorthALine(claim, shown)).sort(overrulingFirst);
  return { lead: shown, details: fit };
};

/** Documents that mention any claim of the story. */
const mentionsOf = ({ lead, details }: Story): number =>
  new Set([lead, ...details].flatMap(({ mentionedBy }) => mentionedBy)).size;

const isMentioned = ({ lead, details }: Story): boolean =>
  [lead, ...details].some(({ mentionedBy }) => mentionedBy.length > 0);

/** A story as its first claim with all that tell or mention any of its claims. */
const asOne = ({ lead, details }: Story): LedgerClaim => ({
  ...lead,
  evidence: [lead, ...details].flatMap(({ evidence }) => evidence).filter(isFirstOfItsPage),
  mentionedBy: [lead, ...details].flatMap(({ mentionedBy }) => mentionedBy),
});

const isFirstOfItsPage = ({ url }: Evidence, place: number, all: readonly Evidence[]): boolean =>
  all.findIndex((other) => other.url === url) === place;

/** How much newer stories weigh more; `stories` are the newest first. */
const newnessAmong = (stories: readonly Story[]): ((story: Story) => number) => {
  const [newest, ...others] = stories.slice(0, NEWNESS.few).map(({ lead }) => dateOf(lead));
  const span = (newest ?? 0) - (others.at(-1) ?? newest ?? 0);
  const halfLife = Math.max(NEWNESS.shortest, span / 2);
  return ({ lead }) => NEWNESS.weight * 0.5 ** (((newest ?? 0) - dateOf(lead)) / halfLife);
};

/** Stories by weight and recency. `stories` are the newest first. */
const weigherOf = (stories: readonly Story[], at: number): ((story: Story) => number) => {
  const accounts = stories.map(({ lead }) => accountOf(lead));
  const nearCentre = centreOf(accounts, rarityIn(accounts));
  const newness = newnessAmong(stories);
  const weights = new Map(
    stories.map((story, place) => [
      story.lead.story,
      weightOf(asOne(story), nearCentre(accounts[place] ?? new Set()), at) + newness(story),
    ]),
  );
  return ({ lead }) => weights.get(lead.story) ?? 0;
};

const newestFirst = (a: Story, b: Story): number => dateOf(b.lead) - dateOf(a.lead);

const OPENING_WORDS = 6;
const openingOf = ({ text }: LedgerClaim): string => text.split(' ', OPENING_WORDS).join(' ');

/**
 * A story whose headline begins like an earlier one (`Today, President Jane Doe signed …`) and has no figure is shown by
 * its second sentence instead, if that says what changes.
 */
const withoutEchoes = (stories: readonly Story[]): readonly Story[] => {
  const openings = new Set<string>();
  return stories.map((story) => {
    const [figure, ...others] = story.details;
    const echoes = openings.has(openingOf(story.lead)) && !givesMeasure(story.lead.text);
    openings.add(openingOf(story.lead));
    return echoes && figure !== undefined && tellsChange(figure.text) ? { lead: figure, details: others } : story;
  });
};

/** Whether another page tells the story, or several come back to it. */
const othersTell = (story: Story): boolean => {
  const claims = [story.lead, ...story.details];
  return mentionsOf(story) > 1 || new Set(claims.flatMap(({ evidence }) => evidence.map(({ url }) => url))).size > 1;
};

/** Drops news much older than the newest, unless other pages come back to it; a few lines always stay. */
const OLD_NEWS = { age: days(548), fewest: 3 };

const isOldNews = (story: Story, newest: Story): boolean =>
  dateOf(story.lead) < dateOf(newest.lead) - OLD_NEWS.age && !othersTell(story);

const withoutOldNews = (ordered: readonly Story[], newest: Story): readonly Story[] => {
  let lines = 0;
  return ordered.filter((story) => {
    const stays = lines < OLD_NEWS.fewest || !isOldNews(story, newest);
    lines += 1 + story.details.length;
    return stays;
  });
};

/** A story without its claims that are dated past, shown by one that is fit to be printed; none if nothing is left. */
const currentStory = ({ lead, details }: Story, at: number): Story | undefined => {
  const [story] = storiesOf([lead, ...details].filter((claim) => !isOver(claim, at)));
  return story && withFitLead(story, at);
};

/** The first stories of a list of which something can be shown. */
const shownAmong = (stories: readonly Story[], most: number, at: number): readonly Story[] => {
  const found: Story[] = [];
  for (const story of stories) {
    if (found.length === most) break;
    const current = currentStory(story, at);
    if (current !== undefined && standsAlone(current.lead, at)) found.push(current);
  }
  return found;
};

/** The stories considered, newest first; an old ledger has many. */
const considered = (ordered: readonly Story[], at: number): readonly Story[] => {
  const [first] = ordered;
  if (first === undefined) return [];
  const newest = withoutOldNews(shownAmong(ordered, CONSIDERED.newest, at), first);
  const known = new Set(newest.map(({ lead }) => lead.story));
  const mentioned = ordered
    .filter((story) => isMentioned(story) && !known.has(story.lead.story) && !isOldNews(story, first))
    .map((story) => ({ story, mentions: mentionsOf(story) }))
    .sort((a, b) => b.mentions - a.mentions)
    .map(({ story }) => story);
  return [...newest, ...shownAmong(mentioned, CONSIDERED.mentioned, at)].sort(newestFirst);
};

/** Used if no claim can be understood by itself: those that are not dated past or, if all are, the newest. */
const fallbackStories = (ordered: readonly Story[], at: number): readonly Story[] => {
  const newest = ordered.slice(0, MAX_IN_OVERVIEW);
  const current = newest.flatMap((story) => currentStory(story, at) ?? []);
  return current.length > 0 ? current : newest.map((story) => withFitLead(story, at));
};

/** Minimum number of stories to show, even if their lines have shortcomings. */
const FEWEST = 6;

const isWeak = ({ lead }: Story, at: number): boolean => shortcomings(lead, at) > 0;

/**
 * The stories whose lines have no shortcomings, filled up with those that have the fewest: readers preferred an overview that ends with
 * such lines to one of two good lines.
 */
const weakestDropped = (stories: readonly Story[], at: number): readonly Story[] => {
  const ranked = stories.map((story) => ({ story, faults: shortcomings(story.lead, at) }));
  const good = ranked.filter(({ faults }) => faults === 0).length;
  const best = [...ranked].sort((a, b) => a.faults - b.faults).slice(0, Math.max(good, FEWEST));
  const kept = new Set(best.map(({ story }) => story));
  return stories.filter((story) => kept.has(story));
};

/** Its first second sentence, with the others if they are further cases of its headline's rule. */
const firmDetails = ({ lead, details }: Story): readonly LedgerClaim[] => {
  const cases = details.filter(({ text }) => areParallel(text, lead.text));
  return cases[0] === details[0] ? cases : details.slice(0, 1);
};

const A_WEEK = days(7);
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Time of a story's latest claim, which may be much newer than its first one. */
const lastOf = ({ lead, details }: Story): number => Math.max(...[lead, ...details].map(dateOf));

/** By month, newest first, since readers see the dates; the week before the newest story counts as part of its month. */
const byMonth = (stories: readonly Story[]): readonly Story[] => {
  const newest = Math.max(...stories.map(lastOf));
  const monthIn = (story: Story): string => monthOf(lastOf(story) > newest - A_WEEK ? newest : lastOf(story));
  return [...groupBy(stories, monthIn).entries()].sort(([a], [b]) => (a < b ? 1 : -1)).flatMap(([, those]) => those);
};

/** Good lines first. */
const weakLast = (stories: readonly Story[], at: number): readonly Story[] => [
  ...stories.filter((story) => !isWeak(story, at)),
  ...stories.filter((story) => isWeak(story, at)),
];

/**
 * The claims that an overview shows: stories in order, each with the second sentences there is room for. Claims that are dated
 * past or cannot be understood by themselves are among them only if there are no others.
 */
export const overviewClaims = (claims: readonly LedgerClaim[], at: number): readonly (readonly LedgerClaim[])[] => {
  const ordered = storiesOf(claims)
    .map((story) => ({ story, date: dateOf(story.lead) }))
    .sort((a, b) => b.date - a.date)
    .map(({ story }) => story);
  const readable = considered(ordered, at);
  const stories = weakestDropped(readable.length > 0 ? readable : fallbackStories(ordered, at), at);
  const weight = weigherOf(stories, at);
  const weightiestFirst = (a: Story, b: Story): number => weight(b) - weight(a);
  const newest = withoutEchoes(stories.slice(0, ALWAYS_SHOWN));
  const firm = newest
    .filter(({ details }) => details.length > 0)
    .slice(0, SECOND_SENTENCES.firm)
    .flatMap(firmDetails);
  const places = MAX_IN_OVERVIEW - newest.length - firm.length;
  const weighed = stories.slice(ALWAYS_SHOWN).sort(weightiestFirst);
  const chosen = [...newest, ...weighed.slice(0, places)].sort(weightiestFirst);
  const shown = weakLast(byMonth(withoutEchoes(chosen)), at);
  const spare = MAX_IN_OVERVIEW - shown.length - firm.length;
  const others = shown.flatMap(({ details }) => details.filter((claim) => !firm.includes(claim))).slice(0, spare);
  const second = new Set([...firm, ...others]);
  return shown.map(({ lead, details }) => [lead, ...details.filter((claim) => second.has(claim))]);
};
