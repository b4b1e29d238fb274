import { groupBy } from '../grouping';
import type { Evidence, Finding, FindingKind, LedgerClaim } from '../ledger';
import { isFit, unfitness } from '../ranking/fitness';
import { givesMeasure, tellsChange } from '../ranking/headline';
import { bareTitle, shownTitle } from '../stories/titles';
import { timeOf } from '../words/dates';
import { stemSet, wordCount } from '../words/stems';
import { isDatedPast } from './dated-past';
import { groupsOf, type Titled } from './groups';
import { overviewMarkdown, updateMarkdown } from './markdown';

/** One line of an overview or an update. `source` is a 1-based index into the composition's sources. */
export interface ComposedLine {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  /** The earlier value or claim; on changed and contradicted lines only. */
  readonly was?: string;
  /** On contradicted lines: index of the earlier claim's source. */
  readonly wasSource?: number;
  /** The heading it is shown under, a noun phrase that at least three lines share; null without one. */
  readonly group: string | null;
}

export interface Composition {
  /** Markdown: a list, with `[n]` after each line pointing to `sources[n - 1]`. */
  readonly content: string;
  readonly lines: readonly ComposedLine[];
  /** In order of first mention; the index is the source's number. */
  readonly sources: readonly Evidence[];
  /** Number of findings that are only in the ledger. */
  readonly more: number;
}

const MAX_IN_OVERVIEW = 10;
/** The newest stories are always shown; the other places go to the weightiest of the rest. */
const ALWAYS_SHOWN = 5;
const CONSIDERED = 15;
/** How many of the newest stories may add a second sentence, at the cost of an older story. */
const SECOND_SENTENCES = 2;
const MAX_IN_UPDATE = 7;

/** Numbers sources by page and quote, so that a marker leads to exactly the sentence it follows. */
const sourceNumbers = () => {
  const sources: Evidence[] = [];
  const numbers = new Map<string, number>();
  return {
    sources,
    numberOf(evidence: Evidence): number {
      const key = `${evidence.url}\n${evidence.quote}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, sources.push(evidence));
      return sources.length;
    },
  };
};

const dateOf = (claim: LedgerClaim): number => timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? 0;

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

/** A story whose headline is not fit to be printed by itself is shown by a second sentence that is. */
const withFitLeads = (stories: readonly Story[]): readonly Story[] =>
  stories.map((story) => {
    const better = isFit(story.lead) ? undefined : story.details.find(isFit);
    return better === undefined
      ? story
      : { lead: better, details: story.details.filter((claim) => claim !== better && isFit(claim)) };
  });

/** Titles shorter than this name a kind of page, such as `Remarks`. */
const FEWEST_TITLE_WORDS = 3;

/** A claim as it is shown: by its page's title where the sentence is not fit to be printed by itself. */
const shownText = (claim: LedgerClaim): string => {
  const [first] = claim.evidence;
  if (first === undefined) return claim.text;
  const reason = unfitness(claim.text, first.title);
  if (reason === null) return claim.text;
  const title = reason === 'opinion' ? first.title : shownTitle(first.title, first.publisher);
  return wordCount(title) < FEWEST_TITLE_WORDS ? claim.text : title;
};

/** A story's weight: its relevance, and how many pages and hosts tell it. */
const weightOf = ({ lead, details }: Story): number => {
  const evidence = [lead, ...details].flatMap((claim) => claim.evidence);
  const pages = new Set(evidence.map(({ url }) => url)).size;
  const hosts = new Set(evidence.map(({ host }) => host)).size;
  return lead.relevance / 2 + pages / 2 + hosts / 2;
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

/** The claims that an overview shows: stories in order, each with the second sentences there is room for. */
const chosen = (stories: readonly Story[]): readonly (readonly LedgerClaim[])[] => {
  const recent = [...stories].sort(newestFirst).slice(0, CONSIDERED);
  const newest = withoutEchoes(recent.slice(0, ALWAYS_SHOWN));
  const firm = newest.flatMap(({ details: [first] }) => first ?? []).slice(0, SECOND_SENTENCES);
  const places = MAX_IN_OVERVIEW - newest.length - firm.length;
  const weighed = recent.slice(ALWAYS_SHOWN).sort((a, b) => weightOf(b) - weightOf(a));
  const shown = withoutEchoes([...newest, ...weighed.slice(0, places)].sort(newestFirst));
  const spare = MAX_IN_OVERVIEW - shown.length - firm.length;
  const others = shown.flatMap(({ details }) => details.filter((claim) => !firm.includes(claim))).slice(0, spare);
  const second = new Set([...firm, ...others]);
  return shown.map(({ lead, details }) => [lead, ...details.filter((claim) => second.has(claim))]);
};

/** Keeps lines of the same heading together, as well as those without one; each group takes the place of its newest line. */
const inGroups = <T>(
  items: readonly T[],
  groups: readonly (string | null)[],
): readonly (readonly [T, string | null])[] =>
  [...new Set(groups)].flatMap((group) =>
    items.flatMap((item, index) => (groups[index] === group ? [[item, group] as const] : [])),
  );

const titled = ([lead]: readonly LedgerClaim[]): Titled => {
  const [first] = lead?.evidence ?? [];
  return { text: lead?.text ?? '', title: bareTitle(first?.title ?? '', first?.publisher) };
};

/** Claims that are not dated past; all of them if there is no other. */
const current = (claims: readonly LedgerClaim[], at: number): readonly LedgerClaim[] => {
  const kept = claims.filter((claim) => !isDatedPast(claim.text, dateOf(claim), at));
  return kept.length > 0 ? kept : claims;
};

/**
 * The overview as of `at` (milliseconds, UTC): at most ten live lines that are not dated past, newest stories first, a
 * second sentence after its headline. Words of the description do not become headings.
 */
export const composeState = (claims: readonly LedgerClaim[], at: number, description = ''): Composition => {
  const live = claims.filter((claim) => claim.live);
  const stories = chosen(withFitLeads(storiesOf(current(live, at))));
  const groups = groupsOf(stories.map(titled), stemSet(description));
  const { sources, numberOf } = sourceNumbers();
  const lines = inGroups(stories, groups).flatMap(([story, group]) =>
    story.flatMap((claim): readonly ComposedLine[] => {
      const [first] = claim.evidence;
      return first === undefined ? [] : [{ kind: 'new', text: shownText(claim), source: numberOf(first), group }];
    }),
  );
  return { content: overviewMarkdown(lines), lines, sources, more: live.length - lines.length };
};

const updateLine = (finding: Finding, numberOf: (evidence: Evidence) => number): readonly ComposedLine[] => {
  const { claim, kind, was, wasEvidence } = finding;
  const [first] = claim.evidence;
  if (first === undefined) return [];
  const source = numberOf(first);
  return [
    {
      kind,
      text: kind === 'new' ? shownText(claim) : claim.text,
      source,
      ...(was === undefined ? {} : { was }),
      ...(wasEvidence === undefined ? {} : { wasSource: numberOf(wasEvidence) }),
      group: null,
    },
  ];
};

/** Findings that no other of the same run overrules: of those that do, only the later is a line, with what was. */
const standing = (recorded: readonly Finding[]): readonly Finding[] => {
  const overruled = new Set(recorded.flatMap(({ replaces }) => replaces));
  return recorded.filter(({ claim }) => !overruled.has(claim.id));
};

/** The update: the weightiest seven findings, a second sentence after its headline; the rest is counted. */
export const composeUpdate = (found: readonly Finding[]): Composition => {
  const recorded = standing(found);
  const told = recorded.slice(0, MAX_IN_UPDATE);
  const stories = [...new Set(told.map(({ claim }) => claim.story))];
  const ordered = stories.flatMap((story) => told.filter(({ claim }) => claim.story === story));
  const { sources, numberOf } = sourceNumbers();
  const lines = ordered.flatMap((finding) => updateLine(finding, numberOf));
  const more = recorded.length - lines.length;
  return { content: updateMarkdown(lines, more), lines, sources, more };
};
