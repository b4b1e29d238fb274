import type { DocumentReason } from '#events/research/run-log';
import { fulfils, nameOfOrdered } from '../acts/fulfilment';
import type { LedgerClaim } from '../ledger';
import { tellsAfterwards, underWayIn } from '../mentions/afterwards';
import { once } from '../once';
import { evidenceFrom, type Reading, type Run } from '../run';
import { faultOf } from '../sentences/form';

/** A told claim of which a later page may say what became of it. */
interface Awaited {
  readonly claim: LedgerClaim;
  /** Of the name of what has to be set up or was under way, in lower case and without a plural s. */
  readonly lastWord: string;
  readonly isSaidBy: (sentence: string, at: number, claim: LedgerClaim) => boolean;
  readonly reason: DocumentReason;
}

const lastWordOf = (name: string): string =>
  name
    .slice(name.lastIndexOf(' ') + 1)
    .toLowerCase()
    .replace(/s$/, '');

const awaitedOf = (claim: LedgerClaim): readonly Awaited[] => {
  const title = claim.evidence[0]?.title ?? '';
  const ordered = nameOfOrdered(claim.text);
  if (ordered !== null)
    return [{ claim, lastWord: lastWordOf(ordered), isSaidBy: fulfils, reason: { kind: 'fulfils', title } }];
  const underWay = underWayIn(claim.text);
  if (underWay === null) return [];
  return [
    { claim, lastWord: lastWordOf(underWay), isSaidBy: tellsAfterwards, reason: { kind: 'tells_afterwards', title } },
  ];
};

/**
 * Adds a page which says that something exists that was ordered long before, or tells afterwards of what was under way, as evidence of the
 * claim, whose line then says so. The page need not be about the topic, nor fit to be told.
 */
export const laterEvidenceFinder = (run: Run): ((reading: Reading) => void) => {
  const awaited = once(() =>
    [...run.told.stories()].flatMap(([, claims]) => claims.filter((claim) => run.told.holds(claim)).flatMap(awaitedOf)),
  );
  return (reading) => {
    const { document, isOpen } = reading;
    const at = document.publishedAt;
    if (at === null || awaited().length === 0) return;
    for (const { claim, lastWord, isSaidBy, reason } of awaited()) {
      if (claim.evidence.some(({ url }) => url === document.page.url)) continue;
      const sentence = document.sentences.find(
        (each) =>
          isOpen(each.block) &&
          each.text.toLowerCase().includes(lastWord) &&
          faultOf(each) === null &&
          isSaidBy(each.text, at, claim) &&
          run.verify(reading, each),
      );
      if (sentence === undefined) continue;
      if (run.told.citing(document.page.url).length === 0) run.judge(reading, 'evidence', reason);
      run.told.confirm(claim, evidenceFrom(document, sentence.text));
    }
  };
};
