import { assertNever } from '#kernel/assert-never';
import type { CandidateSentence, AnalysedPage } from './analysed-page';
import type { PublishedStatement } from './compare/published-statement';
import type { FoundRemark, FoundRemarkOf, LineContext, DisplayedClaim } from './composition/found-line';
import type { Ended, Evidence, LedgerClaim, StatedLink, InForce } from './ledger';
import type { OpenLedger } from './open-ledger';

/**
 * A sentence that may give another value for what was published, with the title of its page and that page's time in
 * milliseconds.
 */
export interface LaterSentence {
  readonly sentence: string;
  readonly title: string;
  readonly publishedAt: number;
}

/** A value that a published sentence gives and a later one replaces. */
export interface MovedValue {
  /** The earlier value as written. */
  readonly was: string;
  /** Equal for all sentences that state the same change. */
  readonly key: string;
}

/**
 * A field of knowledge, such as law, in which statements affect each other in ways that the sentences do not show. All
 * that the product knows of a field is behind this interface and reached through `field-knowledge.ts`. It is pure, and
 * finds nothing on pages of other fields.
 */
export interface KnowledgeField {
  /** How things that a page names bear on it; kept in the ledger with their sentences. */
  readonly links?: (page: AnalysedPage, evidenceOf: (quote: string) => Evidence) => readonly StatedLink[];
  /** Remarks on a line, in the order in which they are shown. */
  readonly remarks: (line: DisplayedClaim, known: LineContext) => readonly FoundRemark[];
  /** Whether a sentence says no more than a remark does, so that it is dropped if another line has that remark. */
  readonly demotes?: (sentence: string) => boolean;
  /** From, until and by when a sentence of a page holds, as the page says; null if it does not. */
  readonly period?: (sentence: CandidateSentence, page: AnalysedPage) => InForce | null;
  /**
   * Finds what a later sentence moves in a published one, such as a duty raised from 10% to 15%. `claimedAt`: the time
   * of the published line's page in milliseconds. Null if the sentence moves nothing, whatever was published.
   */
  readonly mover?: (
    later: LaterSentence,
  ) => ((published: PublishedStatement, statedAt: number) => MovedValue | null) | null;
  /**
   * The day that words on a page written at `writtenAt` (milliseconds) mean: `30 days after signing`. In milliseconds,
   * UTC; null for other words.
   */
  readonly dayMeant?: (text: string, writtenAt: number) => number | null;
  /**
   * Published claims, or parts of them, that a sentence also ends besides those it names. They may be older or newer
   * than its page.
   */
  readonly fallsWith?: (
    sentence: string,
    ended: readonly LedgerClaim[],
    ledger: OpenLedger,
    links: readonly StatedLink[],
  ) => readonly Ended[];
  /** How the thing ended that a whole claim depends on; null if it has not. */
  readonly end?: (claim: LedgerClaim, links: readonly StatedLink[]) => FoundRemarkOf<'no_longer_holds'> | null;
  /**
   * The thing that the page of a link reports on; null for other links. Reports on the same thing at about the same
   * time are one story.
   */
  readonly reportedBy?: (link: StatedLink) => string | null;
}

/** Knowledge of particular fields, such as law, combined for the engine. All of it is optional. */
export interface FieldKnowledge {
  readonly linksOf: (page: AnalysedPage, evidenceOf: (quote: string) => Evidence) => readonly StatedLink[];
  readonly remarksOn: (line: DisplayedClaim, known: LineContext) => readonly FoundRemark[];
  readonly isDemoted: (sentence: string) => boolean;
  /** When a sentence is in force; null if its page does not say. */
  readonly periodOf: (sentence: CandidateSentence, page: AnalysedPage) => InForce | null;
  /** Finds what a later sentence moves in a published one; null if it moves nothing, whatever was published. */
  readonly moverOf: (
    later: LaterSentence,
  ) => ((published: PublishedStatement, statedAt: number) => MovedValue | null) | null;
  /**
   * The day that words on a page written at `writtenAt` (milliseconds) mean, in milliseconds, UTC; null if they mean
   * none.
   */
  readonly dayMeantBy: (text: string, writtenAt: number) => number | null;
  /**
   * Published claims, or parts of them, that a sentence also ends besides those it names. They may be older or newer
   * than its page.
   */
  readonly fallenWith: KnowledgeField['fallsWith'] & object;
  /** How the thing ended that a whole claim depends on; null if it has not. */
  readonly endOf: (claim: LedgerClaim, links: readonly StatedLink[]) => FoundRemarkOf<'no_longer_holds'> | null;
  /** The things that pages report on, by page address. */
  readonly thingsReported: (links: readonly StatedLink[]) => ReadonlyMap<string, string>;
}

export const knowledgeOf = (all: readonly KnowledgeField[]): FieldKnowledge => ({
  linksOf: (page, evidenceOf) => all.flatMap(({ links }) => links?.(page, evidenceOf) ?? []),
  remarksOn: (line, known) => all.flatMap(({ remarks }) => remarks(line, known)),
  isDemoted: (sentence) => all.some(({ demotes }) => demotes?.(sentence) ?? false),
  periodOf: (sentence, page) =>
    all.reduce<InForce | null>((found, { period }) => found ?? period?.(sentence, page) ?? null, null),
  moverOf: (later) =>
    all.reduce<ReturnType<FieldKnowledge['moverOf']>>((found, { mover }) => found ?? mover?.(later) ?? null, null),
  dayMeantBy: (text, writtenAt) =>
    all.reduce<number | null>((found, { dayMeant }) => found ?? dayMeant?.(text, writtenAt) ?? null, null),
  fallenWith: (...given) => all.flatMap(({ fallsWith }) => fallsWith?.(...given) ?? []),
  endOf: (claim, links) =>
    all.reduce<ReturnType<FieldKnowledge['endOf']>>((found, { end }) => found ?? end?.(claim, links) ?? null, null),
  thingsReported: (links) =>
    new Map(
      links.flatMap((link) =>
        all.flatMap(({ reportedBy }) => {
          const thing = reportedBy?.(link) ?? null;
          return thing === null ? [] : [[link.evidence.url, thing] as const];
        }),
      ),
    ),
});

const keyOf = (link: StatedLink): string => {
  const { kind, evidence } = link;
  switch (kind) {
    case 'reports_on':
      return [kind, link.paper, evidence.url].join('\n');
    case 'ends_acts':
    case 'describes_acts':
      return [kind, evidence.quote, evidence.url].join('\n');
    default:
      return assertNever(kind);
  }
};

/** Links added to the known ones. A page states the same link only once, however often it is read. */
export const withLinks = (known: readonly StatedLink[], further: readonly StatedLink[]): readonly StatedLink[] =>
  further.length === 0
    ? known
    : [...new Map([...further, ...known].reverse().map((link) => [keyOf(link), link] as const)).values()];
