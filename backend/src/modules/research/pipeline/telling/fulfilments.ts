import { fulfils, nameOfOrdered } from '../acts/fulfilment';
import type { LedgerClaim } from '../ledger';
import { once } from '../once';
import { evidenceFrom, type Reading, type Run } from '../run';
import { faultOf } from '../sentences/form';

interface Duty {
  readonly claim: LedgerClaim;
  /** Of the name of what has to be set up, in lower case and without a plural s. */
  readonly lastWord: string;
}

const lastWordOf = (name: string): string =>
  name
    .slice(name.lastIndexOf(' ') + 1)
    .toLowerCase()
    .replace(/s$/, '');

/** Told orders to set up something that has a name. */
const dutiesOf = (run: Run): readonly Duty[] =>
  [...run.told.stories()].flatMap(([, claims]) =>
    claims.flatMap((claim): readonly Duty[] => {
      const name = run.told.holds(claim) ? nameOfOrdered(claim.text) : null;
      return name === null ? [] : [{ claim, lastWord: lastWordOf(name) }];
    }),
  );

/**
 * Adds a page which says that something exists that was ordered long before as evidence of the order, whose line then says so. The
 * page need not be about the topic, nor fit to be told.
 */
export const fulfilmentFinder = (run: Run): ((reading: Reading) => void) => {
  const duties = once(() => dutiesOf(run));
  return (reading) => {
    const { document, isOpen } = reading;
    const at = document.publishedAt;
    if (at === null || duties().length === 0) return;
    for (const { claim, lastWord } of duties()) {
      if (claim.evidence.some(({ url }) => url === document.page.url)) continue;
      const sentence = document.sentences.find(
        (each) =>
          isOpen(each.block) &&
          each.text.toLowerCase().includes(lastWord) &&
          faultOf(each) === null &&
          fulfils(each.text, at, claim) &&
          run.verify(reading, each),
      );
      if (sentence === undefined) continue;
      if (run.told.citing(document.page.url).length === 0)
        run.judge(reading, 'evidence', `Says that what “${claim.evidence[0]?.title ?? ''}” ordered exists.`);
      run.told.confirm(claim, evidenceFrom(document, sentence.text));
    }
  };
};
