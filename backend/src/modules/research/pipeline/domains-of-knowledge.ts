import type { Domain, Later, Moved } from '../domains/domain';
import { legalActs } from '../domains/legal-acts/legal-acts';
import { sciencePapers } from '../domains/science-papers/science-papers';
import type { ToldStatement } from './compare/told-statement';
import type { FoundRemark } from './composition/found-remark';
import type { Known, ShownClaim } from './composition/shown-claim';
import type { Candidate, ReadDocument } from './document';
import type { InForce } from './in-force';
import type { Evidence, LedgerClaim, Link } from './ledger';
import type { Told } from './told';

/** All that the pipeline knows of particular fields; it does without any of them. */
const all: readonly Domain[] = [legalActs, sciencePapers];

export const linksOf = (page: ReadDocument, evidenceOf: (quote: string) => Evidence): readonly Link[] =>
  all.flatMap(({ links }) => links?.(page, evidenceOf) ?? []);

export const domainRemarks = (line: ShownClaim, known: Known): readonly FoundRemark[] =>
  all.flatMap(({ remarks }) => remarks(line, known));

export const isDemoted = (sentence: string): boolean => all.some(({ demotes }) => demotes?.(sentence) ?? false);

/** Null if its page does not say. */
export const periodOf = (sentence: Candidate, page: ReadDocument): InForce | null =>
  all.reduce<InForce | null>((found, { period }) => found ?? period?.(sentence, page) ?? null, null);

/** Finds what a later sentence moves in a told one; null if it moves nothing, whatever was told. */
export const moverOf = (later: Later): ((told: ToldStatement, toldAt: number) => Moved | null) | null =>
  all.reduce<ReturnType<typeof moverOf>>((found, { mover }) => found ?? mover?.(later) ?? null, null);

/** Told claims that fall with those that a sentence overrules. */
export const fallenWith = (
  sentence: string,
  ended: readonly LedgerClaim[],
  ledger: Told,
  now: string,
): readonly LedgerClaim[] => all.flatMap(({ fallsWith }) => fallsWith?.(sentence, ended, ledger, now) ?? []);

/** The things on which pages are reports, by the addresses of the pages. */
export const thingsReported = (links: readonly Link[]): ReadonlyMap<string, string> =>
  new Map(
    links.flatMap((link) =>
      all.flatMap(({ reportedBy }) => {
        const thing = reportedBy?.(link) ?? null;
        return thing === null ? [] : [[link.evidence.url, thing] as const];
      }),
    ),
  );
