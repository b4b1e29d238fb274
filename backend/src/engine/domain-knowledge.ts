import type { ToldStatement } from './compare/told-statement';
import type { FoundRemark, FoundRemarkOf } from './composition/found-remark';
import type { Known, ShownClaim } from './composition/shown-claim';
import type { Candidate, ReadDocument } from './document';
import type { Domain, Later, Moved } from './domain';
import type { InForce } from './in-force';
import type { Evidence, LedgerClaim, Link } from './ledger';
import type { Told } from './told';

/** All that an engine knows of particular fields; it does without any of them. */
export interface DomainKnowledge {
  readonly linksOf: (page: ReadDocument, evidenceOf: (quote: string) => Evidence) => readonly Link[];
  readonly remarksOn: (line: ShownClaim, known: Known) => readonly FoundRemark[];
  readonly isDemoted: (sentence: string) => boolean;
  /** Null if its page does not say. */
  readonly periodOf: (sentence: Candidate, page: ReadDocument) => InForce | null;
  /** Finds what a later sentence moves in a told one; null if it moves nothing, whatever was told. */
  readonly moverOf: (later: Later) => ((told: ToldStatement, toldAt: number) => Moved | null) | null;
  /** The day that words on a page of `at` milliseconds mean, in milliseconds, UTC; null if they mean none. */
  readonly dayMeantBy: (text: string, at: number) => number | null;
  /** Told claims that fall by a sentence beside those that it overrules by name, older or newer than its page. */
  readonly fallenWith: (sentence: string, ended: readonly LedgerClaim[], ledger: Told) => readonly LedgerClaim[];
  /** How that ended without which a claim does not hold; null if it did not. */
  readonly endOf: (claim: LedgerClaim, links: readonly Link[]) => FoundRemarkOf<'no_longer_holds'> | null;
  /** The things on which pages are reports, by the addresses of the pages. */
  readonly thingsReported: (links: readonly Link[]) => ReadonlyMap<string, string>;
}

export const knowledgeOf = (all: readonly Domain[]): DomainKnowledge => ({
  linksOf: (page, evidenceOf) => all.flatMap(({ links }) => links?.(page, evidenceOf) ?? []),
  remarksOn: (line, known) => all.flatMap(({ remarks }) => remarks(line, known)),
  isDemoted: (sentence) => all.some(({ demotes }) => demotes?.(sentence) ?? false),
  periodOf: (sentence, page) =>
    all.reduce<InForce | null>((found, { period }) => found ?? period?.(sentence, page) ?? null, null),
  moverOf: (later) =>
    all.reduce<ReturnType<DomainKnowledge['moverOf']>>((found, { mover }) => found ?? mover?.(later) ?? null, null),
  dayMeantBy: (text, at) =>
    all.reduce<number | null>((found, { dayMeant }) => found ?? dayMeant?.(text, at) ?? null, null),
  fallenWith: (sentence, ended, ledger) => all.flatMap(({ fallsWith }) => fallsWith?.(sentence, ended, ledger) ?? []),
  endOf: (claim, links) =>
    all.reduce<ReturnType<DomainKnowledge['endOf']>>((found, { end }) => found ?? end?.(claim, links) ?? null, null),
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
