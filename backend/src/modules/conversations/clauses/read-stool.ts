import { valueOf } from '../proposing/numbers';
import { STOOLS } from '../proposing/words';
import { SHARE, bloodIn, speaksOfBlood } from './read-blood';
import type { KindReading } from './reading-of-kind';
import type { Clause } from './clause';
import { GOES, TIMES } from './stool-words';
import { ONE_NUMBER } from './strengths';
import { type Candidates, agreed, isDivided, leavesOpen } from './agreed';

/** Says a type of most of several: `5 bowel movements, mostly type 5`. */
const MOSTLY =
  /(?<!\p{L})(?:mostly|mainly|largely|meist(?:ens)?|überwiegend|größtenteils|sobre todo|mayormente|casi todas?)(?!\p{L})/u;

/** Whether what a symptom is called is a stool as well: `diarrhoea`. */
export const isStool = (name: string): boolean => GOES.test(` ${name} `);
const TYPE =
  /(?<!\p{L}|blood )(?:bristol|type|tipo|typ|bss)(?: scale| chart| type| tipo| typ)?\s*[:#]?\s*(\d+(?:\s*(?:[\/–&-]|or|to|and|o|y|oder|bis|und)\s*\d+(?! ?(?:times|x|veces|mal)(?!\p{L})))?(?:[.,]\d+)?)(?! ?(?:diabet|diab)\p{L}*)/gu;
/** `Already been four`: how often, by a number alone. */
const GONE = new RegExp(`(?:been|gone|went) ${ONE_NUMBER} (?:so far |already |now )?$`, 'u');
/** `Two type 6s`. */
const SEVERAL_TYPES = new RegExp(
  `(?:type|tipo|typ) \\d ?'?s(?!\\p{L})|(?<!\\p{L})(?:\\d{1,2}|two|three|four|five|six|dos|tres|cuatro|zwei|drei|vier) (?:type|tipo|typ) \\d`,
  'u',
);
/** What else somebody goes to the toilet for. */
const OTHER_ERRAND =
  /(?<!\p{L})(?:to (?:be sick|pee|wee|vomit|throw up|puke)|for an? (?:pee|wee)|pee(?:d|ing)?|wee(?:d|ing)?|urin\p{L}*|orinar|pipí|pis|pinkeln|vomitar|kotzen)(?!\p{L})/u;
const LOOKS = '(?:\\p{L}+ ){0,2}';
const OF_NOUN = new RegExp(
  `(?<!(?:type|tipo|typ|bristol|bss) )${ONE_NUMBER} ${LOOKS}(?<noun>${STOOLS}|loo trips?|toilet trips?|(?:trips?|visits?)(?= to the (?:toilet|loo|bathroom)))(?!\\p{L})`,
  'gu',
);
const ANY_TIMES = /(?<!\p{L})(?:times|veces|mal)(?!\p{L})|\d ?x(?!\p{L})/u;
/** How often in general, rather than how many. */
const RATE =
  /(?<!\p{L})(?:a|per|each|every|al|por|am|pro|jeden|cada) (?:day|night|hour|día|noche|tag|nacht|hora|stunde)(?!\p{L})|(?<!\p{L})(?:daily|täglich)(?!\p{L})/u;
/** More than one, of which nobody said how many. */
const SEVERAL =
  /(?<!\p{L})(?:times|veces|again|all (?:day|morning|night|afternoon|evening)|keep|kept|constantly|several|few|couple|many|lots|varias|otra vez|todo el día|wieder|mehrmals|oft|ständig|trips|motions|stools|poos|poops|bms|each time|every time)(?!\p{L})/u;

/** A number of times that is of what stands before it: `and 2 times after`. */
const OFTEN_ALONE =
  /^ (?:then |another |about |nur |noch )?(?:\d{1,2}|two|three|four|dos|tres|zwei|drei) ?(?:times|x|veces|mal)(?!\p{L})(?:(?! blood| sangre| blut).)*$/u;

const ONCE: Readonly<Record<string, number>> = { einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, fünfmal: 5 };

/** How often somebody went, by a clause. `goesOn`: whether the clause before it told of going, so that a number alone goes on with it. */
const countsIn = ({ text }: Clause, goesOn: boolean): Candidates<number> => {
  if (!GOES.test(text) && !(goesOn && OFTEN_ALONE.test(text))) return [];
  if (RATE.test(text)) return [null];
  const times = [...text.matchAll(TIMES)].map(({ groups }) => {
    const { value, once, times: figure } = groups ?? {};
    const said = value ?? once ?? figure ?? '';
    return ONCE[said] ?? valueOf(said);
  });
  const ofNoun = [...text.matchAll(OF_NOUN)].map(({ groups }) => {
    const value = valueOf(groups?.value ?? '');
    return value !== null && value > 1 === /s$/u.test(groups?.noun ?? '') ? value : null;
  });
  const gone = GONE.exec(text)?.groups?.value;
  const found = [...times, ...ofNoun, ...(gone === undefined ? [] : [valueOf(gone)])];
  return found.length === 0 && ANY_TIMES.test(text) ? [null] : found;
};

/** A number in what tells of going that is neither a type nor how often: `stool 2`. */
const hasOtherNumber = ({ text }: Clause): boolean =>
  GOES.test(text) &&
  /\p{N}/u.test(
    [TYPE, TIMES, OF_NOUN].reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text).replace(GONE, ' '),
  );

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 50;

/** What a message tells of a stool, and the clauses that it stands in. */
export const readStool = (clauses: readonly Clause[]): KindReading | null => {
  const told = clauses.filter(({ isTold, text }) => isTold && !OTHER_ERRAND.test(text));
  const isSpokenOf = clauses.some(({ text }) => GOES.test(text));
  const types = told.flatMap(({ text }) =>
    [...text.matchAll(TYPE)].map(([, type = '']) => (/^[1-7]$/u.test(type) ? Number(type) : null)),
  );
  const counts = told.flatMap((each, at) => countsIn(each, GOES.test(told[at - 1]?.text ?? '')));
  const isTypeOfShare = told.some(
    ({ text }, index) =>
      text.search(TYPE) >= 0 && (MOSTLY.test(text) || SHARE.test(text) || SHARE.test(told[index - 1]?.text ?? '')),
  );
  const counted = agreed(counts);
  const bristol = isTypeOfShare && counted !== 1 ? null : agreed(types);
  const { blood, bloody, isSeen, leavesOpen: leavesBloodOpen } = bloodIn(told, clauses, types.length);
  // A type is of one stool, unless there is talk of several.
  const isOne =
    bristol !== null &&
    counts.length === 0 &&
    !told.some(({ text }) => SEVERAL_TYPES.test(text)) &&
    !told.some(({ text }) => SEVERAL.test(text) || text.search(TIMES) >= 0);
  const count = counted !== null && isCount(counted) ? counted : isOne ? 1 : null;
  if (!isSpokenOf && bristol === null && !isSeen) return null;
  const from = clauses.filter(
    (each) => each.isOwn && (GOES.test(each.text) || each.text.search(TYPE) >= 0 || speaksOfBlood(each.text)),
  );
  return {
    thing: { kind: 'stool', bristol, count, blood },
    from,
    isOfSeveral: isDivided(types) || isDivided(counts),
    ...(bloody === null ? {} : { bloody }),
    leavesOpen:
      leavesBloodOpen || told.some(hasOtherNumber) || leavesOpen(types, bristol) || leavesOpen(counts, counted),
  };
};
