import { findEndedAct } from './depends-on';
import type { FindRemarks, FoundRemark, Known, ShownClaim } from './found';
import { findDueDay, findPeriod } from './in-force';
import { findOwnDay } from './own-day';

/** A title that stands for a sentence tells too little of what these are about. */
const onSentences =
  (find: FindRemarks): FindRemarks =>
  (shown, known) =>
    shown.byTitle ? [] : find(shown, known);

/** An act that ends something has no validity period of its own. */
const onProvisions = (find: FindRemarks): FindRemarks =>
  onSentences((shown, known) => (shown.kind === 'contradicted' ? [] : find(shown, known)));

/** All finders, in the order in which their remarks are shown. */
const finders: readonly FindRemarks[] = [findOwnDay, onProvisions(findDueDay), onProvisions(findPeriod), findEndedAct];

/** The remarks on a line. */
export const remarksOn = (shown: ShownClaim, known: Known): readonly FoundRemark[] =>
  finders.flatMap((find) => find(shown, known));
