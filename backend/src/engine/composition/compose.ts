import { findingsIn } from '#events/research/text-lines';
import { groupBy } from '#kernel/grouping';
import { days } from '#text/words/date-mention';
import { timeOf } from '#text/words/dates';
import { stemSet } from '#text/words/stems';
import { MAX_IN_OVERVIEW } from '../editing/editing';
import { possibleAliases } from '../gate/aliases';
import type { FieldKnowledge } from '../knowledge-field';
import { isNews, type Findings, type LedgerClaim, type StatedLink } from '../ledger';
import { abridge } from '../ranking/abridge';
import { bareTitle } from '../stories/titles';
import { isWholeLine, countShortcomings } from './display-text';
import { earlierClaims, reversedByHiddenClaims, standingClaims } from './earlier-claims';
import { withNumberedSources, type NumberedText, type LineContext } from './found-line';
import { groupsOf, type Titled } from './groups';
import { linesOfNews, linesOfOverview, type PublishedClaim } from './lines-of-story';
import { overviewClaims } from './overview-claims';
import { isEndStated, withoutMovedDays, withoutRepeats, withoutRepeatedRemarks } from './repeated-remarks';

export interface Composition extends NumberedText {
  /** Lines that left the overview without being overruled; absent if there are none. */
  readonly earlier?: NumberedText['lines'];
  /** Number of findings that are neither shown nor cited, but only in the ledger. */
  readonly more: number;
}

/** Keeps lines with the same heading together, and those without one. Each group is where its newest line would be. */
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

/** Stems of the description and of its initials, such as `AI` for artificial intelligence. */
const topicOf = (description: string): ReadonlySet<string> =>
  new Set([...stemSet(description), ...possibleAliases(description).initials.keys()]);

/**
 * The overruled claim whose evidence must be cited: the page that gave the old value, or the contradicted claim if the
 * line does not state the contradiction itself.
 */
const evidenceToShow = (
  claim: LedgerClaim,
  claims: readonly LedgerClaim[],
  readAt: number,
): LedgerClaim | undefined => {
  const { kind, was = '' } = claim.overrules ?? { kind: 'new' };
  switch (kind) {
    case 'new':
      return undefined;
    case 'changed':
      return claims.find(({ status, text }) => status === 'updated' && text.includes(was));
    case 'contradicted':
      return isWholeLine(claim, readAt) && abridge(claim.text) === null
        ? undefined
        : claims.find(({ text }) => text === was);
  }
};

/** What an overview is composed with besides its claims. */
export interface OverviewOptions {
  /** The tracker's description, whose words do not become headings. */
  readonly description?: string;
  readonly links?: readonly StatedLink[];
  /** The order and groups that an editor chose; null if the rules arrange the overview. */
  readonly arrangement?: Findings['arrangement'];
  readonly headings?: Findings['headings'];
}

/**
 * The overview as of `readAt` (milliseconds, UTC): at most ten live lines, most important first, each second sentence
 * after its headline; and the lines that left it. Lines that are dated past or whose ground ended are left out. A line
 * that overrules an earlier one says so.
 */
export const composeState = (
  fieldKnowledge: FieldKnowledge,
  claims: readonly LedgerClaim[],
  readAt: number,
  { description = '', links = [], arrangement = null, headings = [] }: OverviewOptions = {},
): Composition => {
  const live = claims.filter((claim) => claim.live && isNews(claim));
  const { standing, ended: withoutGround } = standingClaims(fieldKnowledge, live, links);
  const stories = arrangement === null ? overviewClaims(standing, readAt) : arrangedClaims(standing, arrangement);
  const groups =
    arrangement === null ? groupsOf(stories.map(titled), topicOf(description)) : headedBy(headings, stories);
  const asPublishedClaim = (claim: LedgerClaim): PublishedClaim => {
    const { kind, was } = claim.overrules ?? { kind: 'new' };
    const wasEvidence = evidenceToShow(claim, claims, readAt)?.evidence[0];
    return { claim, kind, was, wasEvidence, isChosen: arrangement !== null };
  };
  const known = { claims, links, fieldKnowledge, readAt };
  const lines = inGroups(stories, groups).flatMap(([story, heading]) =>
    linesOfOverview(story.map(asPublishedClaim), known).map((line) => (heading === null ? line : { ...line, heading })),
  );
  const all = withoutRepeats(withoutMovedDays(withoutRepeatedRemarks(fieldKnowledge, lines)));
  const ended = all.filter((line) => isEndStated(line, all));
  const current = all.filter((line) => !ended.includes(line));
  // An editor who arranged the overview left out lines that are no longer of use.
  const mentioned = arrangement === null ? null : new Set(arrangement.flat());
  const displayed = new Set(stories.flat());
  const reversed = reversedByHiddenClaims(claims, displayed);
  const past = earlierClaims(standing, { ended: withoutGround, reversed }, displayed, readAt)
    .filter(({ claim }) => mentioned?.has(claim.id) ?? true)
    .flatMap(({ claim, end }) =>
      linesOfOverview([asPublishedClaim(claim)], known).map((line) => ({
        ...line,
        remarks: [...end, ...line.remarks],
      })),
    );
  const { lines: shown, sources } = withNumberedSources([...current, ...ended, ...past]);
  const earlier = shown.slice(current.length);
  return {
    lines: shown.slice(0, current.length),
    ...(earlier.length === 0 ? {} : { earlier }),
    sources,
    more: live.length - findingsIn(shown),
  };
};

/** The headings that an editor chose. */
const headedBy = (
  headings: Findings['headings'],
  stories: readonly (readonly LedgerClaim[])[],
): readonly (string | null)[] => {
  const of = new Map(headings.map(({ claimId, heading }) => [claimId, heading]));
  return stories.map(([claim]) => of.get(claim?.id ?? '') ?? null);
};

/** The claims in the editor's arrangement, without those that no longer hold. */
const arrangedClaims = (
  live: readonly LedgerClaim[],
  arrangement: readonly (readonly string[])[],
): readonly (readonly LedgerClaim[])[] => {
  const byId = new Map(live.map((claim) => [claim.id, claim]));
  return arrangement
    .flat()
    .flatMap((id) => byId.get(id) ?? [])
    .slice(0, MAX_IN_OVERVIEW)
    .map((claim) => [claim]);
};

/** When an update is assumed to be read: on its own day, so that words such as `today` still fit. */
const updateReadAt = ([first]: readonly PublishedClaim[]): number =>
  (timeOf(first?.claim.firstSeenAt ?? null) ?? 0) - days(2);

/** The story, headed by a second sentence if the headline has shortcomings and that sentence, read alone, has none. */
const mostInformativeFirst = (story: readonly PublishedClaim[], readAt: number): readonly PublishedClaim[] => {
  const [headline, ...others] = story;
  if (headline?.kind !== 'new' || countShortcomings(headline.claim, readAt) === 0) return story;
  const better = others.find(
    ({ claim, kind }) => kind === 'new' && isWholeLine(claim, readAt) && countShortcomings(claim, readAt) === 0,
  );
  return better === undefined ? story : [better, ...story.filter((published) => published !== better)];
};

/** The update: the findings that it shows, each second sentence after its headline; the rest are counted. */
export const composeUpdate = (
  fieldKnowledge: FieldKnowledge,
  { recorded, displayed }: Pick<Findings, 'recorded' | 'displayed'>,
  { claims, links }: Pick<LineContext, 'claims' | 'links'> = { claims: [], links: [] },
): Composition => {
  const updateFindings = recorded.slice(0, displayed);
  const lines = [...groupBy(updateFindings, ({ claim }) => claim.story).values()].flatMap((story) => {
    const readAt = updateReadAt(story);
    return linesOfNews(mostInformativeFirst(story, readAt), { claims, links, fieldKnowledge, readAt });
  });
  const text = withNumberedSources(withoutRepeats(withoutRepeatedRemarks(fieldKnowledge, lines)));
  const quoted = new Set(text.sources.map(({ quote }) => quote));
  const more = recorded.filter(
    ({ claim }) => isNews(claim) && !quoted.has(claim.evidence[0]?.quote ?? claim.text),
  ).length;
  return { ...text, more };
};
