import { valueOf } from '../proposing/numbers';
import { STOOLS } from '../proposing/words';
import type { Told } from './begun';
import type { ClauseTold } from './clauses-told';
import { ONE_NUMBER } from './figures-told';
import { type Candidates, isDivided, only } from './only';

const PLACES = 'toilet|loo|bathroom|restroom|washroom|lavatory|klo|toilette|wc|baño|váter|aseo';
/** Words that tell of going to the toilet. */
const GOES = new RegExp(
  `(?<!\\p{L})(?:${STOOLS}|(?:went|gone|been)(?= (?:$|\\d|one|two|three|four|five|six|seven|eight|nine|ten|once|twice|thrice|again|already|a lot|loads|several|for an? |to the ))|bowels?|(?:had|have|needed) to go|normal go|pooped|pooed|poo'd|${PLACES}|stuhlgang|stuhl|durchfall|groß|caca|diarrea|diarrh?o?ea)(?!\\p{L})`,
  'u',
);
const TYPE =
  /(?<!\p{L}|blood )(?:bristol|type|tipo|typ|bss)(?: scale| chart| type| tipo| typ)?\s*[:#]?\s*(\d+(?:\s*(?:[\/–-]|or|to|o|oder|bis)\s*\d+)?(?:[.,]\d+)?)(?! ?(?:diabet|diab)\p{L}*)/gu;
const TIMES = new RegExp(
  `${ONE_NUMBER} ?(?:times|x(?!\\p{L})|veces|vez|-?mal(?!\\p{L}))|(?<!\\p{L})(?<once>once|twice|thrice|zweimal|dreimal|viermal|fünfmal|einmal)(?!\\p{L})|(?<!\\p{L})x ?(?<times>\\d{1,2})(?![\\p{L}\\p{N}])`,
  'gu',
);
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
const OF_NOUN = new RegExp(`${ONE_NUMBER} ${LOOKS}(?<noun>${STOOLS}|loo trips?|toilet trips?)(?!\\p{L})`, 'gu');
const ANY_TIMES = /(?<!\p{L})(?:times|veces|mal)(?!\p{L})|\d ?x(?!\p{L})/u;
/** How often in general, rather than how many. */
const RATE =
  /(?<!\p{L})(?:a|per|each|every|al|por|am|pro|jeden|cada) (?:day|night|hour|día|noche|tag|nacht|hora|stunde)(?!\p{L})|(?<!\p{L})(?:daily|täglich)(?!\p{L})/u;
/** More than one, of which nobody said how many. */
const SEVERAL =
  /(?<!\p{L})(?:times|veces|again|all (?:day|morning|night|afternoon|evening)|keep|kept|constantly|several|few|couple|many|lots|varias|otra vez|todo el día|wieder|mehrmals|oft|ständig|trips|motions|stools|poos|poops|bms|each time|every time)(?!\p{L})/u;

const NO_BLOOD =
  /(?<!\p{L})(?:no|without(?: any)?|zero|sin|nada de|kein|ohne) (?:more |visible )?(?:blood|sangre|blut)(?!\p{L})/u;
/** Blood, but for what is measured in it, and that which is none of a stool. */
const BLOOD =
  /(?<!\p{L})(?:blood|bloody|sangre|blut|blutig|bright red)(?!\p{L})(?! (?:tests?|pressure|sugar|glucose|thinners?|work|counts?|types?|oranges?|results?|samples?|draws?|groups?|oxygen|cells?))/u;
const OTHER_BLOOD =
  /(?<!\p{L})(?:period|menstrua\p{L}*|regla|periode|nose\p{L}*|nasenbluten|nariz|nase|gums?|blood draw|cut|finger|urine|pee|wee)(?!\p{L})/u;
/** A part of what was counted. */
const SHARE =
  /(?<!\p{L})(?:(?:the |en la |en el |beim |im )(?:last|first|second|third|última?o?|primera?o?|letzten|ersten|zweiten)(?: one| time)?|one of|some of|once|una de|einmal)(?!\p{L})/u;

/** A number of times that is of what stands before it: `and 2 times after`. */
const OFTEN_ALONE =
  /^ (?:then |another |about |nur |noch )?(?:\d{1,2}|two|three|four|dos|tres|zwei|drei) ?(?:times|x|veces|mal)(?!\p{L})(?:(?! blood| sangre| blut).)*$/u;

const ONCE: Readonly<Record<string, number>> = { einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, fünfmal: 5 };

/** How often somebody went, by a clause. `goesOn`: whether the clause before it told of going, so that a number alone goes on with it. */
const countsIn = ({ text }: ClauseTold, goesOn: boolean): Candidates<number> => {
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

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 50;

/** What a message tells of a stool, and the clauses that it stands in. */
export const stoolTold = (clauses: readonly ClauseTold[]): Told | null => {
  const told = clauses.filter(({ isTold, text }) => isTold && !OTHER_ERRAND.test(text));
  const isSpokenOf = clauses.some(({ text }) => GOES.test(text));
  const types = told.flatMap(({ text }) =>
    [...text.matchAll(TYPE)].map(([, type = '']) => (/^[1-7]$/u.test(type) ? Number(type) : null)),
  );
  const counts = told.flatMap((each, at) => countsIn(each, GOES.test(told[at - 1]?.text ?? '')));
  const isTypeOfShare = told.some(
    ({ text }, at) => text.search(TYPE) >= 0 && (SHARE.test(text) || SHARE.test(told[at - 1]?.text ?? '')),
  );
  const isDenied = clauses.some(({ isOwn, whole }) => isOwn && NO_BLOOD.test(whole));
  const isOfOtherBlood = (text: string, sentence: number): boolean =>
    OTHER_BLOOD.test(text) || clauses.some((each) => each.sentence === sentence && OTHER_BLOOD.test(each.text));
  const seen = told.filter(
    ({ text, sentence }) => BLOOD.test(text.replace(NO_BLOOD, ' ')) && !isOfOtherBlood(text, sentence),
  );
  const isSeen = seen.length > 0;
  const counted = only(counts);
  const bristol = isTypeOfShare && counted !== 1 ? null : only(types);
  const isShare =
    seen.some(({ text }) => SHARE.test(text) || (!GOES.test(text) && text.search(TIMES) >= 0)) ||
    (isSeen && types.length > 1);
  const blood = isDenied === isSeen || isShare ? null : isSeen;
  // A type is of one stool, unless there is talk of several.
  const isOne =
    bristol !== null &&
    counts.length === 0 &&
    !told.some(({ text }) => SEVERAL_TYPES.test(text)) &&
    !told.some(({ text }) => SEVERAL.test(text) || text.search(TIMES) >= 0);
  const count = counted !== null && isCount(counted) ? counted : isOne ? 1 : null;
  if (!isSpokenOf && bristol === null && !isSeen) return null;
  const from = clauses.filter(
    (each) => each.isOwn && (GOES.test(each.text) || each.text.search(TYPE) >= 0 || BLOOD.test(each.text)),
  );
  return { thing: { kind: 'stool', bristol, count, blood }, from, isOfSeveral: isDivided(types) || isDivided(counts) };
};
