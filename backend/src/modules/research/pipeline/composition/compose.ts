import { possibleAliases } from '../gate/description';
import type { ActLink, Evidence, Findings, LedgerClaim } from '../ledger';
import { bareTitle } from '../stories/titles';
import { groupBy } from '../grouping';
import { timeOf } from '../words/dates';
import { days } from '../words/named-date';
import { stemSet } from '../words/stems';
import { groupsOf, type Titled } from './groups';
import { movedBy } from './in-force';
import { overviewMarkdown, updateMarkdown } from './markdown';
import { movedNote, touchesNote } from './notes';
import { overviewClaims } from './overview-claims';
import { withoutDaysSaid } from './said-by-notes';
import { isWholeLine, shortcomings, shownText, titleOf } from './shown-text';
import { sharedFor } from './shared';
import type { SourceNumbers } from './source-numbers';
import { type ComposedLine, linesOf, type Told } from './story-lines';
import type { Known } from './told-ending';
import { touchedBy } from './touched';

export interface Composition {
  /** Markdown: a list, with `[n]` after each line pointing to `sources[n - 1]`. */
  readonly content: string;
  readonly lines: readonly ComposedLine[];
  /** In order of first mention; the index is the source's number. */
  readonly sources: readonly Evidence[];
  /** Number of findings that are neither shown nor cited, but only in the ledger. */
  readonly more: number;
}

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

/** Stems of the description and its initials: `AI` of artificial intelligence. */
const topicOf = (description: string): ReadonlySet<string> =>
  new Set([...stemSet(description), ...possibleAliases(description).initials.keys()]);

/**
 * The claim that another overrules, if it has to be looked at: the page that gave the old value, or what a line contradicts that
 * does not say so itself.
 */
const earlierOf = (claim: LedgerClaim, claims: readonly LedgerClaim[], at: number): LedgerClaim | undefined => {
  const { kind, was = '' } = claim.overrules ?? { kind: 'new' };
  switch (kind) {
    case 'new':
      return undefined;
    case 'changed':
      return claims.find(({ status, text }) => status === 'updated' && text.includes(was));
    case 'contradicted':
      return isWholeLine(claim, at) ? undefined : claims.find(({ text }) => text === was);
  }
};

/**
 * The overview as of `at` (milliseconds, UTC): at most ten live lines that are not dated past, what matters most first, a
 * second sentence after its headline. A line that overrules an earlier one says so. Words of the description do not become
 * headings.
 */
export const composeState = (
  claims: readonly LedgerClaim[],
  at: number,
  description = '',
  links: readonly ActLink[] = [],
): Composition => {
  const live = claims.filter((claim) => claim.live);
  const stories = overviewClaims(live, at);
  const groups = groupsOf(stories.map(titled), topicOf(description));
  const numbers = sharedFor({ links });
  const { sources } = numbers;
  const told = (claim: LedgerClaim): Told => {
    const { kind, was } = claim.overrules ?? { kind: 'new' };
    return { claim, kind, was, wasEvidence: earlierOf(claim, claims, at)?.evidence[0] };
  };
  const known = { claims, links };
  const own = inGroups(stories, groups).flatMap(([story, group]) =>
    linesOf(story.map(told), at, numbers, known, group),
  );
  const lines = withMoved(withoutDaysSaid(own, sources), at, numbers, known);
  return { content: overviewMarkdown(lines, sources), lines, sources, more: live.length - lines.length };
};

/** An update is news of its day: words of the day before are still understood beside their date. */
const updateReadAt = ([first]: readonly Told[]): number => (timeOf(first?.claim.firstSeenAt ?? null) ?? 0) - days(2);

/** Lines of an update with what else the acts touch that they end; once for each page that ends any. */
const withTouched = (
  lines: readonly ComposedLine[],
  at: number,
  { sources, numberOf }: SourceNumbers,
  known: Known,
): readonly ComposedLine[] => {
  const noted = new Set<string>();
  return lines.map((line) => {
    const ending = sources[line.source - 1];
    if (line.kind !== 'contradicted' || ending === undefined || noted.has(ending.url)) return line;
    noted.add(ending.url);
    const touched = touchedBy(ending, known, at).map((page) => ({
      title: titleOf(page) ?? page.quote,
      source: numberOf(page),
    }));
    if (touched.length === 0) return line;
    const { ends, note = '' } = line;
    return ends?.aside === undefined
      ? { ...line, note: `${note}${touchesNote(touched)}` }
      : { ...line, ends: { ...ends, aside: `${ends.aside}${touchesNote(touched)}` } };
  });
};

/** Lines that move a day, with what was told to begin then: `The effective date shall be May 3` does not say of what. */
const withMoved = (
  lines: readonly ComposedLine[],
  at: number,
  { sources, numberOf }: SourceNumbers,
  { claims }: Known,
): readonly ComposedLine[] =>
  lines.map((line) => {
    const mover = sources[line.source - 1];
    const moved = line.kind === 'changed' && mover !== undefined ? movedBy(mover, claims) : null;
    const [page] = moved?.evidence ?? [];
    return moved === null || page === undefined
      ? line
      : { ...line, note: `${line.note ?? ''}${movedNote(shownText(moved, at), numberOf(page))}` };
  });

/** A story with a second sentence first if it says what happened, needs no headline, and the headline falls short. */
const tellingFirst = (story: readonly Told[], at: number): readonly Told[] => {
  const [headline, ...others] = story;
  if (headline?.kind !== 'new' || shortcomings(headline.claim, at) === 0) return story;
  const better = others.find(
    ({ claim, kind }) => kind === 'new' && isWholeLine(claim, at) && shortcomings(claim, at) === 0,
  );
  return better === undefined ? story : [better, ...story.filter((told) => told !== better)];
};

/** The update: the findings that it shows, a second sentence after its headline; the rest is counted. */
export const composeUpdate = (
  { recorded, shown }: Pick<Findings, 'recorded' | 'shown'>,
  known: Known = { claims: [], links: [] },
): Composition => {
  const told = recorded.slice(0, shown);
  const numbers = sharedFor(known);
  const { sources } = numbers;
  const own = [...groupBy(told, ({ claim }) => claim.story).values()].flatMap((story) => {
    const readAt = updateReadAt(story);
    return linesOf(tellingFirst(story, readAt), readAt, numbers, known);
  });
  const at = updateReadAt(told);
  const lines = withMoved(withTouched(withoutDaysSaid(own, sources), at, numbers, known), at, numbers, known);
  const quoted = new Set(sources.map(({ quote }) => quote));
  const more = recorded.filter(({ claim }) => !quoted.has(claim.evidence[0]?.quote ?? claim.text)).length;
  return { content: updateMarkdown(lines, sources, more), lines, sources, more };
};
