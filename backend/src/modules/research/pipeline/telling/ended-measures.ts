import { endOfAct, spelledList } from '../compare/contradictions';
import type { LedgerClaim } from '../ledger';
import { acts } from '../ranking/patterns/news';
import type { Reading, Run } from '../run';
import { identifiersIn } from '../stories/titles';
import { anyOf, oneOf } from '../words/phrases';
import { stemSet } from '../words/stems';
import { isAfter } from './is-after';

/** `Regulating Imports with a Reciprocal Tariff to …`: the kind of measure that an act introduces, in a title in lower case. */
const MEASURE = new RegExp(
  String.raw`\b(?:with|by|imposing|introducing|establishing) (?:an?|the) ((?:[\p{Ll}-]+ ){1,2}${oneOf(
    'tariff duty surcharge fee levy tax ban embargo moratorium quota',
  )})s?\b`,
  'u',
);

/** What a document imposes follows; examples of it may come from other acts. */
const EXAMPLES = /,? (?:including|such as) /;

/** Lines with less in common with its name are not about a measure. */
const LIKENESS = 0.1;

/** The full titles, in lower case, that a document gives for the numbers of acts. */
export type TitlesByNumber = () => ReadonlyMap<string, string>;

/** The measures whose acts a sentence ends by their numbers. */
const endedIn = (sentence: string, titles: TitlesByNumber): readonly string[] => {
  const ids = new Set(identifiersIn(spelledList(sentence)).map(({ id }) => id));
  const named = ids.size === 0 ? undefined : titles();
  return [...ids].flatMap((id) => {
    const measure = MEASURE.exec(named?.get(id) ?? '')?.[1];
    return measure !== undefined && endOfAct(sentence, id) !== null ? [measure] : [];
  });
};

/** Claims told before the run that another document applies a measure whose act a sentence ends: `to apply … a reciprocal tariff on …`. */
export const claimsOfEndedMeasures = (
  run: Run,
  reading: Reading,
  sentence: string,
  titles: TitlesByNumber,
): readonly LedgerClaim[] =>
  endedIn(sentence, titles).flatMap((measure) => {
    const applied = anyOf(String.raw`(?:an?|the) ${measure}`);
    return run.told.lines.near(stemSet(measure), LIKENESS).flatMap(({ claim }) => {
      const [main = ''] = claim.text.split(EXAMPLES);
      const applies = acts.test(claim.text) && applied.test(main);
      const isEarlier = claim.firstSeenAt !== run.now && isAfter(run, reading, claim);
      const isOther = claim.story !== reading.story && run.told.holds(claim);
      return applies && isEarlier && isOther ? [claim] : [];
    });
  });
