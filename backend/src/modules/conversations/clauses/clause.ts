import { foldedText } from '../folded-text';
import type { Piece } from '../proposing/moment-pieces';
import { momentsIn } from '../proposing/moments';
import { sentencesIn } from '../proposing/sentences';
import { hasDeniedVerb, isInAnotherVoice } from '../proposing/uncertain';
import { isOfThirdPerson } from './third-person';

/** A clause of a message, as patterns read it. */
export interface Clause {
  /** As it was written. */
  readonly words: string;
  /** Without its times, nor what it says there was none of. */
  readonly text: string;
  /** The same with a mark in place of each time. */
  readonly marked: string;
  /** With what there was none of: `no blood`. */
  readonly whole: string;
  readonly moment: readonly Piece[];
  /** What it says of a time that was not read. */
  readonly rest: string;
  /** Whether it stands in brackets. */
  readonly isAside: boolean;
  /** Number of its sentence. */
  readonly sentence: number;
  /** Whether it tells of this person, and of what happened: neither of others, nor of plans, habits or what was not. */
  readonly isTold: boolean;
  /** Whether it tells of this person, though perhaps of what was not: `no blood`. */
  readonly isOwn: boolean;
}

const ENDS =
  /\s*[,:()…]+\s+|\s+[–-]+\s+|\s*[()…\p{Extended_Pictographic}\uFE0F]+\s*|(?<!\d)\s+(?:and|y|und)\s+(?!a half|media|medio|pico|ein halb)|\s+(?:and|y|und)\s+(?!\d|a half|media|medio|pico|ein halb)|\s+(?:and then|(?<!(?:ever )?since )then|but|so(?! far)|because|bc|cos|'?cause|'?cuz|plus|pero|porque|y luego|und dann|aber|weil|dann|&|\+)\s+/gu;

/** Other times than the days that a message tells of: its whole sentence is of them. */
const OF_ANOTHER_TIME =
  /\b(?:last (?:week|month|year|summer|winter|time)|years?|months?|weeks?|back in|(?:19|20)\d{2}|usually|normally|always|ever|used to|tomorrow|every (?:day|morning|night|time)|as a (?:kid|child|teen\w*))\b|(?<!\p{L})(?:semanas?|meses|mes|años?|normalmente|siempre|suelo|solía|(?:dorm|com|beb)ía|tomaba|iba|cada (?:día|mañana|noche|vez)|(?<!(?:la|esta|por la|de la) )mañana|(?<!(?:heute|gestern|guten|schönen|am|jeden|diesen) )morgen(?=\s[\p{L}\u0001])|wochen?|monate?n?|jahre?n?|normalerweise|meistens?|immer|früher|jede[nrs]? (?:tag|morgen|nacht|mal))(?!\p{L})/u;
/** What did not happen, or has not yet; see `POSSIBLE` as well. */
const NOT_DONE =
  /\b(?:no|not|never|nearly|almost|none|nothing|without|cannot|if|unless|about to|need(?:s|ed)?(?! (?:the (?:loo|toilet|bathroom)|to go))|plan(?:s|ned|ning)?|want\w*|wish\w*|hop(?:e|ed|ing)|dream\w*|next|later(?: today| tonight| on)?(?=\s*$)|skipped|missed|forgot\w*|ran out|run out|free|(?:of|than|as) what|bought|sold|ordered|picked up|collected|costs?|quid|pounds|bucks|dollars|euros?|left (?:before|until|till)|(?:feel|feels|feeling|felt) like \w+ing|urges?|warned|side effects?|can (?:be|cause|get|have|make|give|feel))\b|[£$€]|'ll\b|\?|(?<!\p{L})(?:si|debería|voy a|quiero|ojalá|espero|nunca|casi|beinahe|sin|ni|nada|tampoco|ningún\p{L}*|olvidé|wenn|falls|sollte|werde|will|möchte|hoffe\w*|wünsch\w*|kein\p{L}*|nicht|nichts|nie|ohne|vergessen)(?!\p{L})|(?<!\p{L})no(?!\p{L})/u;
const OF_ONESELF = /(?<!\p{L})(?:i|i'm|i've|me|my|ich|hab|habe|mir|mein\p{L}*|yo|he|tengo|tuve|tomé|estoy)(?!\p{L})/u;
/** Who tells it of the person: `Ana says I took`. */
const REPORTED = /\p{L}+ (?:says?|said|tells me|told me)(?: that)? (?=i(?:'\p{L}+)? )/gu;
/** `He` is a person in English, and a verb of oneself in Spanish. */
const SPANISH_HE = /(?<!\p{L})he (?=\p{L}+[ií]?d[oa](?!\p{L})|\p{L}*(?:hecho|puesto|visto|dicho|vuelto)(?!\p{L}))/gu;

/** What may be, and so may what is listed behind it: `I might get headaches and nausea`. */
const POSSIBLE =
  /(?<!\p{L})(?:might|may|could|would|should|will|gonna|going to|podría|puede que|könnte|würde|kann sein)(?!\p{L})/u;
/** A label's value that says that there was none: `nausea: none`. */
const DENIED_BEHIND =
  /^\s*[:=–-]+\s*(?:none|no|nope|nil|zero|0|absent|negative|nothing|kein\p{L}*|nein|nichts|ningun[oa]s?|ninguna?|nada|no hay|aucune?|non|nessun[oa]?|nenhuma?|não)\s*(?:$|[.,;)])/u;
/** What was only bought or fetched, and so is what is listed behind it: `picked up my prescription, 28 x 50mg azathioprine`. */
const ACQUIRED = /(?<!\p{L})(?:bought|ordered|picked up|collected|compré|recogí|gekauft|bestellt|abgeholt)(?!\p{L})/u;
/** What ends such a list: a verb of what was, or `but`. */
const ENDS_LIST =
  /(?<!\p{L})(?:had|took|ate|drank|felt|was|were|is|slept|woke|went|hab|hatte|war|tomé|comí|tuve)(?!\p{L})/u;
const BUT = /(?:but|so|because|cos|pero|aber)\s+$/u;

/** What tells of others in name only: `slept like a baby`, `one of them with blood`, `forgot to write down: …`. */
const IN_NAME_ONLY =
  /(?<!\p{L})(?:i'?d (?:say|call it|give it)|like (?:an?|my) \p{L}+|(?:what a|no) joke|(?:big|bad|huge|massive) mistake|(?:of|de) (?:them|ellas|ellos)|(?:forgot|olvidé|olvidado|vergessen)(?: to| de)? (?:write|log|note|record|add|mention|apuntar|anotar|aufzuschreiben)(?: down)?)(?!\p{L})/gu;
/** Without what tells of others in name only. `text`: in lower case. */
export const withoutIdioms = (text: string): string => text.replace(COMPANY, ' ').replace(IN_NAME_ONLY, ' ');

/** Who was there: what somebody had with others is their own. */
const COMPANY =
  /(?<!\p{L})(?:with|con|mit) (?:(?:the|my|some|our|mi|mis|mein(?:en|em|er)?|den|dem|der) )\p{L}+(?!\p{L})/gu;
/** What something was without: `toast without butter`, `with no trouble`. */
export const WITHOUT = /(?<!\p{L})(?:without(?: any)?|with no|with zero|ohne|sin) \p{L}+(?!\p{L})/gu;
/** Stands for a time that was taken out, so that the words beside it do not come together. */
const TIME = '\u0001';

/** Characters; longer messages and sentences are not read. */
export const LONGEST_MESSAGE = 2000;
const LONGEST_SENTENCE = 300;
const MAX_CLAUSES = 60;

/** Text as it was written, with one space between words. */
export const asWritten = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The clauses of a sentence. `sentence`: its number in the message. */
const clausesIn = (raw: string, sentence: number): readonly Clause[] => {
  const written = asWritten(raw);
  const text = foldedText(written);
  const times = momentsIn(text);
  const timeless = times.reduce(
    (rest, { from, to }) => rest.slice(0, from) + TIME.repeat(to - from) + rest.slice(to),
    text,
  );
  const isOfAnotherTime = OF_ANOTHER_TIME.test(timeless);
  let isOfOthers = false;
  let isListNotDone = false;
  let isPossible = false;
  return partsBetween(timeless).map(({ from, to }): Clause => {
    const isDenied = DENIED_BEHIND.test(timeless.slice(to));
    const said = timeless.slice(from, to);
    const own = withoutIdioms(said).replace(WITHOUT, ' ').replace(SPANISH_HE, '  ').replace(REPORTED, ' ');
    if (isInAnotherVoice(own) || isOfThirdPerson(own.replace(/\u0001+/gu, ' '))) isOfOthers = true;
    else if (OF_ONESELF.test(own)) isOfOthers = false;
    const isOwn = !isOfOthers && !isOfAnotherTime;
    if (POSSIBLE.test(own) || ACQUIRED.test(own)) isPossible = true;
    else if (OF_ONESELF.test(own) || ENDS_LIST.test(own) || BUT.test(timeless.slice(0, from))) isPossible = false;
    const isNotDone = isDenied || isListNotDone || isPossible || hasDeniedVerb(own) || NOT_DONE.test(own);
    // `Need to buy: bananas, bread`
    isListNotDone ||= isNotDone && /^\s*:\s/u.test(timeless.slice(to));
    const marked = asRead(said.replace(WITHOUT, ' '), ` ${TIME} `);
    return {
      words: written.slice(from, to).trim(),
      text: asRead(marked, ' '),
      marked,
      whole: asRead(said, ' '),
      moment: times.flatMap((time) => (time.from >= from && time.to <= to ? [time.piece] : [])),
      rest: said,
      isAside: isInBrackets(timeless, from),
      sentence,
      isOwn,
      isTold: isOwn && !isNotDone,
    };
  });
};

/** The clauses of a message, without those of sentences that are too long to be told apart; none of a message that is. */
export const clausesOf = (message: string): readonly Clause[] => {
  if (message.length > LONGEST_MESSAGE) return [];
  const clauses = sentencesIn(message).flatMap((raw, sentence) =>
    raw.length > LONGEST_SENTENCE ? [] : clausesIn(raw, sentence),
  );
  return clauses.length > MAX_CLAUSES ? [] : clauses;
};

const isInBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

/** Words with one space around each of them, and what stands for a time. */
const asRead = (words: string, time: string): string =>
  ` ${words
    .replace(/\u0001+/gu, time)
    .replace(/\s+/gu, ' ')
    .trim()} `;

/** The parts of a sentence between the words and signs that end a clause. */
const partsBetween = (text: string): readonly { readonly from: number; readonly to: number }[] => {
  const ends = [...text.matchAll(ENDS)];
  const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
  return starts
    .map((from, at) => ({ from, to: ends[at]?.index ?? text.length }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== '' || from < to);
};
