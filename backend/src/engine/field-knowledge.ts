import type { PublishedStatement } from './compare/published-statement';
import type { FoundRemark, FoundRemarkOf } from './composition/found-remark';
import type { LineContext, DisplayedClaim } from './composition/displayed-claim';
import type { CandidateSentence, ReadDocument } from './document';
import type { KnowledgeField, LaterSentence, MovedValue } from './knowledge-field';
import type { InForce } from './in-force';
import type { Evidence, LedgerClaim, StatedLink } from './ledger';

/** Knowledge of particular fields, such as law, combined for the engine. All of it is optional. */
export interface FieldKnowledge {
  readonly linksOf: (page: ReadDocument, evidenceOf: (quote: string) => Evidence) => readonly StatedLink[];
  readonly remarksOn: (line: DisplayedClaim, known: LineContext) => readonly FoundRemark[];
  readonly isDemoted: (sentence: string) => boolean;
  /** When a sentence is in force; null if its page does not say. */
  readonly periodOf: (sentence: CandidateSentence, page: ReadDocument) => InForce | null;
  /** Finds what a later sentence moves in a published one; null if it moves nothing, whatever was published. */
  readonly moverOf: (
    later: LaterSentence,
  ) => ((published: PublishedStatement, statedAt: number) => MovedValue | null) | null;
  /** The day that words on a page written at `writtenAt` (milliseconds) mean, in milliseconds, UTC; null if they mean none. */
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
