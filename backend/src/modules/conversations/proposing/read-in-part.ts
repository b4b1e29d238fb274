import { MAX_CLAUSES, allIn } from './clauses';
import { withSharedTime } from './shared-times';
import { type ToldThing, OPENINGS, foldedClause } from './told';
import { isUncertain } from './uncertain';

/** Openings with which people tell of themselves: nothing after them is about others. */
const OF_ONESELF = /^(?:i|i'm|i've|i'd|me|estoy|estuve|tuve|fui|he)(?!\p{L})/u;
/** Words for other people or times, which may apply to what stands beside them. */
const OF_OTHERS_OR_TIMES =
  /\b(?:doubt\w*|lied|guess\w*|think|thought|believe\w*|we|us|our|everybody|everyone|all|family|morning|noon|midday|afternoon|evening|night|breakfast|brunch|lunch|dinner|supper|bed|early|earlier|late|later|before|after|almost|nearly|pretended|refused|skipped|missed|forgot|gave|made|cooked|bought|prepared|served)\b|(?<!\p{L})(?:nosotros|todos|familia|tarde|noche|desayuno|almuerzo|cena|temprano|después|casi|olvidé|di|hice|compré)(?!\p{L})/u;
/** Whether any word but the first has a capital, and so may name somebody else. */
const NAMES_SOMEBODY = /(?<!^)(?<!\p{L})(?!I(?!\p{L}))\p{Lu}/u;

/** An activity, with its distance or duration. */
const ACTIVITY =
  /^(?:i |i've )(?:also |then )?(?:walked|ran|jogged|cycled|biked|swam|hiked|rowed|danced|exercised|worked out|went for a (?:walk|run|swim|ride))(?: for)?(?: (?:about|around))? \d{1,3}(?:[.,]\d)? ?(?:minutes?|mins?|hours?|hrs?|h|km|kilomet(?:re|er)s?|miles?|met(?:re|er)s?|laps|steps)$/u;
/** A measurement that is no entry of this diary, with its figure. */
const MEASURE =
  /^(?:my )?(?:blood (?:sugar|glucose|pressure)|glucose|sugar|bp|weight|temperature|temp|heart rate|pulse|oxygen)(?: level| reading)?(?: (?:is|was|at|of))?[: ]+\d{1,3}(?:[.,]\d{1,2})?(?:\/\d{2,3})? ?(?:mg\/dl|mmol\/l|mmol|kg|lbs?|°?[cf]|bpm|%)?$/u;

/** Whether a clause is wholly about something that this diary has no entry for. */
export const isOfAnother = (clause: string): boolean => {
  const text = foldedClause(clause).replace(OPENINGS, '');
  return ACTIVITY.test(text) || MEASURE.test(text);
};

const isHarmless = (clause: string): boolean => {
  const text = foldedClause(clause).replace(OPENINGS, '');
  if (isOfAnother(clause)) return true;
  return (
    OF_ONESELF.test(text) &&
    !/\p{N}/u.test(text) &&
    !NAMES_SOMEBODY.test(clause.trim()) &&
    !OF_OTHERS_OR_TIMES.test(text) &&
    !isUncertain(text)
  );
};

/** Whether a thing is the person's own even without a verb, since it has a scale of its own. A coffee may be made for others. */
const standsAlone = ({ thing, hasVerb }: ToldThing): boolean =>
  hasVerb || thing.kind === 'pain' || thing.kind === 'stool' || thing.kind === 'sleep';

const CLAUSE_ENDS =
  /\s*,\s+(?:(?:and|but|so|then|y|pero) )?|\s+(?:and|but|so|y|pero)\s+(?=(?:i|i'm|i've|took|had|ate|drank|slept|tomé|comí|bebí|dormí)(?!\p{L}))/giu;

/** A sentence or message read in part: the things told, and the words left over. */
interface Partly {
  readonly told: readonly ToldThing[];
  readonly rest: readonly string[];
}

/** The wholly known clauses of a sentence whose other clauses tell something else of the person. */
export const someIn = (sentence: string): Partly | null => {
  const clauses = sentence.split(CLAUSE_ENDS).filter((clause) => clause.trim() !== '');
  if (clauses.length < 2 || clauses.length > MAX_CLAUSES) return null;
  const read = clauses.map((clause) => ({ clause, told: allIn(clause) }));
  const told = read.flatMap((each) => each.told ?? []);
  const rest = read.flatMap((each) => (each.told === null ? [each.clause] : []));
  const isSure = rest.every(isOfAnother) || told.every(standsAlone);
  return told.length > 0 && rest.every(isHarmless) && isSure
    ? { told: read.flatMap((each) => (each.told === null ? [] : withSharedTime(each.told))), rest }
    : null;
};
