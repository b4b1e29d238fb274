import { MONTHS, WEEKDAYS } from '../languages/calendar-words';
import { isMedicine } from '../proposing/names';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import { opensCorrection } from '../proposing/uncertain';
import { ATE, ATE_ES, DRANK, TOOK } from '../proposing/words';
import type { Clause } from './clause';

const OF_ONESELF = /(?<!\p{L})(?:i|i'm|i've|ich|hab|habe|mir|yo|he|tengo|tuve|tomé|estoy)(?!\p{L})/u;
/** People that no family word names. */
const PEOPLE =
  /(?<!\p{L})(?:every(?:body|one)|people|guests?|lads?|guys?|bloke|man|woman|lady|girl|boy|teenager|toddler|cousin|niece|nephew|mates?|flatmate|roommate|housemate|teacher|carer|client|customer|somebody else|we all|gäste|leute|alle|kolleg\p{L}*|gente|todos|invitados?|vecin[oa]|mi viej[oa])(?!\p{L})/u;
/** Spanish verbs of somebody else: `tomó omeprazol`. */
const OF_A_THIRD = /(?<!\p{L})(?:tomó|comió|bebió|cenó|desayunó|almorzó|durmió|vomitó|tuvo)(?!\p{L})/u;
/** A dose that was left out, in whose sentence nothing is sure to have been taken. */
const SKIPPED =
  /(?<!\p{L})(?:skipped|missed|forgot(?:ten)? (?:to take|my|the)|salté|olvid\p{L}+ (?:tomar|la|el)|ausgelassen|vergessen)(?!\p{L})/u;
/** In German every noun has a capital. */
const GERMAN =
  /(?<!\p{L})(?:ich|und|der|das|mit|heute?|gestern|habe?|hatte|nach|beim?|seit|auf|kein|nur|zwei)(?!\p{L})/u;
/** A name with a capital in the middle of a sentence, or before the verb of somebody who has something; but for places (`at Tesco`). */
const NAME = /(?<=\p{L}[\p{L}']* )(?<!(?:at|in|from|to|near|en) )(?!I(?!\p{L}))\p{Lu}\p{Ll}+/gu;
const NAME_THAT_HAS = /^\p{Lu}\p{Ll}+(?= (?:had|has|took|takes|ate|drank|slept|tuvo|tomó|hat|nahm)(?!\p{L}))/gu;

const CALENDAR = new Set([...WEEKDAYS, ...MONTHS].flat());

const isSomebody = (word: string): boolean =>
  !CALENDAR.has(word.toLowerCase()) && !isMedicine(word.toLowerCase()) && kindsSpokenOf(word).length === 0;

const namesSomebody = ({ words, text }: Clause, isGerman: boolean): boolean => {
  if (PEOPLE.test(text) || OF_A_THIRD.test(text)) return true;
  const names = [...words.matchAll(NAME), ...words.matchAll(NAME_THAT_HAS)];
  return !isGerman && names.some(([name]) => isSomebody(name));
};

/** Whether a clause takes back what stands before it in its sentence: `nausea 6, or rather 4`. */
const isCorrection = ({ text, sentence }: Clause, before: Clause | undefined): boolean =>
  before?.sentence === sentence && opensCorrection(text.trim());

/** What somebody else says of the person, who may know better: `Ana says I took two`. */
const REPORTED = /(?:says?|said|tells me|told me|sagt|dice)(?: that| dass| que)? (?:i|ich)(?!\p{L})/iu;

const sentencesOf = (clauses: readonly Clause[]): ReadonlySet<number> =>
  new Set(clauses.map(({ sentence }) => sentence));

/**
 * The clauses of a message as they may be read for entries: in a sentence that tells of others as well, or of what was left out, only those
 * that name the person are sure to be theirs. Nothing is sure in a sentence that corrects itself.
 */
export const ownClauses = (clauses: readonly Clause[]): readonly Clause[] => {
  const isGerman = clauses.some(({ words }) => GERMAN.test(words.toLowerCase()));
  const doubtful = sentencesOf(
    clauses.filter((each) => !each.isOwn || SKIPPED.test(each.text) || namesSomebody(each, isGerman)),
  );
  const corrected = sentencesOf(clauses.filter((each, at) => isCorrection(each, clauses[at - 1])));
  return clauses.map((each) => {
    const isDoubtful = doubtful.has(each.sentence) && !OF_ONESELF.test(each.text);
    return isDoubtful || corrected.has(each.sentence) || OF_A_THIRD.test(each.text) || REPORTED.test(each.words)
      ? { ...each, isTold: false }
      : each;
  });
};

const GIVES =
  /(?<!\p{L})(?:gave|given|made|cooked|baked|bought|ordered|prepared|served|poured|di|hice|cociné|compré|preparé|gekocht|gebacken|gekauft|gegeben)(?!\p{L})/u;
const HAS = new RegExp(`(?<!\\p{L})(?:${ATE}|${ATE_ES}|${DRANK}|${TOOK}|gegessen|getrunken|genommen)(?!\\p{L})`, 'u');

/** Whether what somebody made or gave may have been for others: `I cooked, two eggs and a coffee`. */
export const mayBeForOthers = (from: readonly Clause[], clauses: readonly Clause[]): boolean =>
  from.some(
    ({ sentence, text }) =>
      !HAS.test(text) && clauses.some((each) => each.sentence === sentence && GIVES.test(each.text)),
  );
