import { possibleAliases } from '../gate/description';
import type { Evidence, FindingKind, Findings, LedgerClaim } from '../ledger';
import { shortened } from '../ranking/shortened';
import { isTooLong } from '../sentences/form';
import { bareTitle } from '../stories/titles';
import { groupBy } from '../grouping';
import { timeOf } from '../words/dates';
import { days } from '../words/named-date';
import { stemSet } from '../words/stems';
import { endedActIn } from './ended-act';
import { groupsOf, type Titled } from './groups';
import { overviewMarkdown, updateMarkdown, withDay } from './markdown';
import { overviewClaims } from './overview-claims';
import { dayLeftOff, isWholeLine, shownText, titleBefore, titleOf, titleOfReversal } from './shown-text';

/** One line of an overview or an update. `source` is a 1-based index into the composition's sources. */
export interface ComposedLine {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  /** The earlier value or claim; on changed and contradicted lines only. */
  readonly was?: string;
  /** On contradicted lines: index of the earlier claim's source. */
  readonly wasSource?: number;
  /** The title of that source; none if the claim is its title, or its page has none that tells. */
  readonly wasTitle?: string;
  /** The heading it is shown under, a noun phrase that at least three lines share; null without one. */
  readonly group: string | null;
  /** Its page's title, shown before it because it has the page for its subject: `The Order calls for …`. */
  readonly title?: string;
  /** The day of what it tells, if neither its words nor its page's date say it; in milliseconds, UTC. */
  readonly day?: number;
  /** An act that the line names and a page ended since; `source` is that page's. */
  readonly endedAct?: { readonly act: string; readonly source: number };
}

export interface Composition {
  /** Markdown: a list, with `[n]` after each line pointing to `sources[n - 1]`. */
  readonly content: string;
  readonly lines: readonly ComposedLine[];
  /** In order of first mention; the index is the source's number. */
  readonly sources: readonly Evidence[];
  /** Number of findings that are neither shown nor cited, but only in the ledger. */
  readonly more: number;
}

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

/** A claim, what it overrules, and the source of that. */
interface Told {
  readonly claim: LedgerClaim;
  readonly kind: FindingKind;
  readonly was?: string | undefined;
  readonly wasEvidence?: Evidence | undefined;
}

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

/** The source of what a line contradicts, and its title, as the line stands under that of another page. */
const ofEarlier = (
  earlier: Evidence,
  numberOf: (evidence: Evidence) => number,
): Pick<ComposedLine, 'wasSource' | 'wasTitle'> => {
  const title = titleOf(earlier);
  return { wasSource: numberOf(earlier), ...(title === null || title === earlier.quote ? {} : { wasTitle: title }) };
};

/** The lines of one story at `at` (milliseconds, UTC), in view of all `claims`. */
const linesOf = (
  story: readonly Told[],
  at: number,
  numberOf: (evidence: Evidence) => number,
  claims: readonly LedgerClaim[] = [],
  group: string | null = null,
): readonly ComposedLine[] => {
  const onPage = new Map<string, string[]>();
  const textOf = ({ claim, kind }: Told): string =>
    kind === 'new' || isTooLong(claim.text) ? shownText(claim, at) : claim.text;
  return story.flatMap((told, place): readonly ComposedLine[] => {
    const { claim, kind, was, wasEvidence } = told;
    const [first] = claim.evidence;
    if (first === undefined) return [];
    const text = textOf(told);
    const before = onPage.get(first.url) ?? [];
    const after = story
      .slice(place + 1)
      .filter((other) => other.claim.evidence[0]?.url === first.url)
      .map(textOf);
    const title = titleOfReversal(claim, text, kind) ?? titleBefore(claim, text, { before, after }, at, kind);
    const day = dayLeftOff(claim, text);
    const ended = endedActIn(text, claim, claims);
    onPage.set(first.url, [...before, text, ...(title === null ? [] : [title])]);
    return [
      {
        kind,
        text,
        source: numberOf(first),
        ...(was === undefined ? {} : { was: withDay(shortened(was) ?? was, wasEvidence?.publishedAt ?? null) }),
        ...(kind === 'contradicted' && wasEvidence !== undefined ? ofEarlier(wasEvidence, numberOf) : {}),
        group,
        ...(title === null ? {} : { title }),
        ...(day === null ? {} : { day }),
        ...(ended === null ? {} : { endedAct: { act: ended.act, source: numberOf(ended.endedBy) } }),
      },
    ];
  });
};

/**
 * The overview as of `at` (milliseconds, UTC): at most ten live lines that are not dated past, what matters most first, a
 * second sentence after its headline. A line that overrules an earlier one says so. Words of the description do not become
 * headings.
 */
export const composeState = (claims: readonly LedgerClaim[], at: number, description = ''): Composition => {
  const live = claims.filter((claim) => claim.live);
  const stories = overviewClaims(live, at);
  const groups = groupsOf(stories.map(titled), topicOf(description));
  const { sources, numberOf } = sourceNumbers();
  const told = (claim: LedgerClaim): Told => {
    const { kind, was } = claim.overrules ?? { kind: 'new' };
    return { claim, kind, was, wasEvidence: earlierOf(claim, claims, at)?.evidence[0] };
  };
  const lines = inGroups(stories, groups).flatMap(([story, group]) =>
    linesOf(story.map(told), at, numberOf, claims, group),
  );
  return { content: overviewMarkdown(lines, sources), lines, sources, more: live.length - lines.length };
};

/** An update is news of its day: words of the day before are still understood beside their date. */
const updateReadAt = ([first]: readonly Told[]): number => (timeOf(first?.claim.firstSeenAt ?? null) ?? 0) - days(2);

/** The update: the findings that it shows, a second sentence after its headline; the rest is counted. */
export const composeUpdate = ({ recorded, shown }: Pick<Findings, 'recorded' | 'shown'>): Composition => {
  const told = recorded.slice(0, shown);
  const { sources, numberOf } = sourceNumbers();
  const lines = [...groupBy(told, ({ claim }) => claim.story).values()].flatMap((story) =>
    linesOf(story, updateReadAt(story), numberOf),
  );
  const quoted = new Set(sources.map(({ quote }) => quote));
  const more = recorded.filter(({ claim }) => !quoted.has(claim.text)).length;
  return { content: updateMarkdown(lines, sources, more), lines, sources, more };
};
