import { findEndedAct } from './depends-on';
import type { FindRemarks, FoundRemark, Known, ShownClaim } from './found';
import { findCondition, findDueDay, findPeriod } from './in-force';
import { findAmountNotStated, findContinuation, findDefinition, findLeftOffItems, findLimit } from './of-its-page';
import { findMeanwhile, findOwnDay } from './own-day';

/** A title that stands for a sentence tells too little of what these are about. */
const onSentences =
  (find: FindRemarks): FindRemarks =>
  (shown, known) =>
    shown.byTitle ? [] : find(shown, known);

/** An act that ends something has no validity period of its own. */
const onProvisions = (find: FindRemarks): FindRemarks =>
  onSentences((shown, known) => (shown.kind === 'contradicted' ? [] : find(shown, known)));

/** All finders, in the order in which their remarks are shown. */
const finders: readonly FindRemarks[] = [
  findOwnDay,
  findMeanwhile,
  onProvisions(findDueDay),
  onProvisions(findPeriod),
  onProvisions(findCondition),
  onProvisions(findAmountNotStated),
  findEndedAct,
  onSentences(findContinuation),
  onSentences(findLeftOffItems),
  onSentences(findDefinition),
  findLimit,
];

/** The remarks on a line. */
export const remarksOn = (shown: ShownClaim, known: Known): readonly FoundRemark[] =>
  finders.flatMap((find) => find(shown, known));
