import { areParallel } from '../compare/parallels';
import { possibleAliases } from '../gate/description';
import type { ActLink, Evidence, FindingKind, Findings, LedgerClaim } from '../ledger';
import type { WithFewerActs } from '../ranking/listed-acts';
import { shortened } from '../ranking/shortened';
import { isTooLong } from '../sentences/form';
import { bareTitle } from '../stories/titles';
import { groupBy } from '../grouping';
import { timeOf } from '../words/dates';
import { days } from '../words/named-date';
import { stemSet } from '../words/stems';
import { endedActIn } from './ended-act';
import { groupsOf, type Titled } from './groups';
import { fromDayOf } from './in-force';
import {
  endsByTitle,
  asideOf,
  markOf,
  noteOf,
  touchesNote,
  overviewMarkdown,
  updateMarkdown,
  withDay,
  type Ended,
  type LineNotes,
} from './markdown';
import { inForceDays, shownEndedAct, shownProviso } from './line-notes';
import { overviewClaims } from './overview-claims';
import { withoutDaysSaid } from './said-by-notes';
import { dayLeftOff, isWholeLine, shownText, titleBefore, titleOf } from './shown-text';
import { sourceNumbers, type SourceNumbers } from './source-numbers';
import { endedInPart, endingSentence, isOnTopic, type Known } from './told-ending';
import { touchedBy } from './touched';

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
  /**
   * Its page's title, shown before it because it has the page for its subject: `The Order calls for …`. If the text is a title that
   * ends what was, the title of the page of that.
   */
  readonly title?: string;
  /** What it ended, where that is told after it. */
  readonly ends?: Ended;
  /** What stands behind it in brackets, as markdown: ` (from September 3, 2026 [4])`. */
  readonly note?: string;
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

/** The title of the page of what a line ends, shown before it as that is quoted; null if it is the quote, or does not tell. */
const titleOfEnded = (earlier: Evidence): string | null => {
  const title = titleOf(earlier);
  return title === earlier.quote ? null : title;
};

const nothing: Known = { claims: [], links: [] };

/** How a line tells what it ended, by the title `by` of its own page or by its sentence. */
const endedOf = (
  { claim, was }: Told,
  { by, sentence }: { readonly by: string; readonly sentence: WithFewerActs | null },
  known: Known,
  { sources, numberOf }: SourceNumbers,
): Ended => {
  const earlier = known.claims.find(({ text }) => text === was);
  const part = endedInPart(claim, earlier, known);
  const inPart =
    part === null
      ? undefined
      : noteOf(
          {
            ...(earlier === undefined ? {} : shownProviso(earlier, known.claims, numberOf)),
            endedAct: shownEndedAct(part, numberOf),
          },
          sources,
        );
  const aside = sentence === null ? {} : { aside: asideOf(sentence.others, isOnTopic(claim)) };
  return { by, ...aside, ...(inPart === undefined ? {} : { inPart }) };
};

/** The lines of one story at `at` (milliseconds, UTC), in view of all that is known. */
const linesOf = (
  story: readonly Told[],
  at: number,
  { sources, numberOf }: SourceNumbers,
  known: Known = nothing,
  group: string | null = null,
): readonly ComposedLine[] => {
  const { claims, links } = known;
  const onPage = new Map<string, string[]>();
  const [lead] = story;
  /** Since when all cases of a rule hold is said behind the first. */
  const repeatsStart = ({ claim }: Told, { from }: LineNotes): boolean =>
    lead !== undefined &&
    from !== undefined &&
    areParallel(claim.text, lead.claim.text) &&
    fromDayOf(lead.claim, claims)?.day === from.day;
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
    const ends = wasEvidence !== undefined && endsByTitle({ kind, text }) ? wasEvidence : null;
    const title = ends === null ? titleBefore(claim, text, { before, after }, at, kind) : titleOfEnded(ends);
    if (ends === null) onPage.set(first.url, [...before, text, ...(title === null ? [] : [title])]);
    const sentence = ends === null ? null : endingSentence(claim, known);
    // Numbers follow the order of mention: what ended stands under its own page's title.
    if (ends !== null && title !== null && sentence === null) numberOf(ends);
    const source = numberOf(first);
    const wasSource = kind === 'contradicted' && wasEvidence !== undefined ? numberOf(wasEvidence) : null;
    const day = dayLeftOff(claim, text);
    const dated: LineNotes =
      text === titleOf(first) || kind === 'contradicted' ? {} : inForceDays(claim, known, numberOf);
    const { from: _said, ...others } = dated;
    const ended = endedActIn(text, claim, claims, links);
    const note = noteOf(
      {
        ...(day === null ? {} : { day }),
        ...(repeatsStart(told, dated) ? others : dated),
        ...(ended === null ? {} : { endedAct: shownEndedAct(ended, numberOf) }),
      },
      sources,
    );
    return [
      {
        kind,
        text: sentence?.text ?? text,
        source,
        ...(was === undefined ? {} : { was: withDay(shortened(was) ?? was, wasEvidence?.publishedAt ?? null) }),
        ...(wasSource === null ? {} : { wasSource }),
        group,
        ...(title === null ? {} : { title }),
        ...(ends === null ? {} : { ends: endedOf(told, { by: text, sentence }, known, { sources, numberOf }) }),
        ...(note === undefined ? {} : { note }),
      },
    ];
  });
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
  const numbers = sourceNumbers();
  const { sources } = numbers;
  const told = (claim: LedgerClaim): Told => {
    const { kind, was } = claim.overrules ?? { kind: 'new' };
    return { claim, kind, was, wasEvidence: earlierOf(claim, claims, at)?.evidence[0] };
  };
  const lines = withoutDaysSaid(
    inGroups(stories, groups).flatMap(([story, group]) =>
      linesOf(story.map(told), at, numbers, { claims, links }, group),
    ),
    sources,
  );
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
    const touched = touchedBy(ending, known, at).map(({ page, ended }) => ({
      title: titleOf(page) ?? page.quote,
      source: numberOf(page),
      mark: markOf(ended),
    }));
    return touched.length === 0 ? line : { ...line, note: `${line.note ?? ''}${touchesNote(touched)}` };
  });
};

/** The update: the findings that it shows, a second sentence after its headline; the rest is counted. */
export const composeUpdate = (
  { recorded, shown }: Pick<Findings, 'recorded' | 'shown'>,
  known: Known = nothing,
): Composition => {
  const told = recorded.slice(0, shown);
  const numbers = sourceNumbers();
  const { sources } = numbers;
  const own = [...groupBy(told, ({ claim }) => claim.story).values()].flatMap((story) =>
    linesOf(story, updateReadAt(story), numbers, known),
  );
  const lines = withTouched(withoutDaysSaid(own, sources), updateReadAt(told), numbers, known);
  const quoted = new Set(sources.map(({ quote }) => quote));
  const more = recorded.filter(({ claim }) => !quoted.has(claim.evidence[0]?.quote ?? claim.text)).length;
  return { content: updateMarkdown(lines, sources, more), lines, sources, more };
};
