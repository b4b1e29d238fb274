import type { EntryKind } from '#events/conversations/diary-entry';
import { foldedText } from '../folded-text';
import { anyLanguage, apartFromFigures, asWords } from '../languages/diary-languages';
import { MAX_DIARY_MESSAGE_LENGTH, LONGEST_SENTENCE, sentencesIn } from '../proposing/diary-sentences';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import { type MomentPiece, clockPiece } from '../proposing/moment-pieces';
import { momentsIn } from '../proposing/moments';
import { hasDeniedVerb, isInAnotherVoice } from '../proposing/uncertain';
import { isOfThirdPerson } from './third-person';

/** A clause of a message in the forms that patterns match. */
export interface Clause {
  /** The words as written. */
  readonly words: string;
  /** In lower case, without times and without what is denied (`no blood`). */
  readonly text: string;
  /** `text` with a mark in place of each time. */
  readonly marked: string;
  /** `text` with what is denied: `no blood`. */
  readonly whole: string;
  readonly moment: readonly MomentPiece[];
  /** Words about time that were not understood. */
  readonly rest: string;
  /** Whether the clause is in brackets. */
  readonly isAside: boolean;
  /** The index of its sentence. */
  readonly sentence: number;
  /** Whether a colon follows it: `breakfast: toast`. */
  readonly isLabel: boolean;
  /** Whether it begins with what came later: `then a coffee`. */
  readonly isLater: boolean;
  /**
   * Whether the clause reports what happened to this person. False for other people, plans, habits and what did not
   * happen.
   */
  readonly isTold: boolean;
  /** Whether the clause is about this person, though perhaps about what did not happen: `no blood`. */
  readonly isOwn: boolean;
}

const SCALE = asWords(
  anyLanguage(({ figures }) => figures.scale),
  'gu',
);

const AND = anyLanguage(({ joints }) => joints.and);
const HALF_AFTER_AND = anyLanguage(({ joints }) => joints.halfAfterAnd);
/**
 * What separates two clauses: a comma, a dash, a bracket or a joint such as `and`. The `and` of `four and a half`
 * separates none.
 */
const CLAUSE_END = new RegExp(
  [
    String.raw`\s*[,:()…]+\s+|\s+[–-]+\s+|\s*[()…\p{Extended_Pictographic}\uFE0F]+\s*`,
    String.raw`(?<!\d)\s+(?:${AND})\s+(?!${HALF_AFTER_AND})`,
    String.raw`\s+(?:${AND})\s+(?!\d|${HALF_AFTER_AND})`,
    String.raw`\s+(?:${anyLanguage(({ joints }) => joints.betweenClauses)}|&|\+)\s+`,
  ].join('|'),
  'gu',
);

const LABEL_END = /^\s*:\s/u;
/** What came later: `then a coffee`. */
const LATER = new RegExp(`(?<!\\p{L})(?:${anyLanguage(({ joints }) => joints.goingOn)})(?!\\p{L})`, 'u');

/** Names a time other than the days of the message (`last month`). Its whole sentence is then about that time. */
const OTHER_TIME = apartFromFigures(`${anyLanguage(({ doubt }) => doubt.otherTimes)}|(?:19|20)\\d{2}`);
/** Denies something or says it has not happened yet. See also `POSSIBLE`. */
const NOT_DONE = new RegExp(
  `${apartFromFigures(anyLanguage(({ doubt }) => doubt.notDone)).source}|[£$€?]|(?:${anyLanguage(({ doubt }) => doubt.futureEndings)})\\b`,
  'u',
);
const ONESELF = asWords(anyLanguage(({ doubt }) => doubt.oneself));
/** Names the person who reports it: `Ana says I took`. */
const REPORTER = new RegExp(`\\p{L}+ (?:${anyLanguage(({ doubt }) => doubt.reporting)})`, 'gu');
/** A verb of the person that is a word for somebody else in another language: Spanish `he tomado`. */
const MISLEADING_VERB = new RegExp(`(?<!\\p{L})(?:${anyLanguage(({ doubt }) => doubt.misleading)})`, 'gu');

/** Denies a symptom, in languages that the diary does not read: people paste lists of symptoms with their answers. */
const NONE_IN_OTHER_LANGUAGES = 'aucune?|non|nessun[oa]?|nenhuma?|não';

/** Marks something as possible, along with what is listed after it: `I might get headaches and nausea`. */
const POSSIBLE = asWords(anyLanguage(({ doubt }) => doubt.possible));
/** Denies a label before it: `nausea: none`. */
const NONE_AFTER_LABEL = new RegExp(
  `^\\s*[:=–-]+\\s*(?:${anyLanguage(({ doubt }) => doubt.none)}|${NONE_IN_OTHER_LANGUAGES}|0)\\s*(?:$|[.,;)])`,
  'u',
);
/**
 * Marks something as only bought or fetched, along with what is listed after it: `picked up my prescription, 28 x 50mg
 * azathioprine`.
 */
const FETCHED = asWords(anyLanguage(({ doubt }) => doubt.fetched));
/** A verb that ends such a list because it reports an event: `had`. */
const HAPPENED = asWords(anyLanguage(({ doubt }) => doubt.happened));
/** A joint that ends such a list because a new statement begins: `but`. */
const NEW_STATEMENT = new RegExp(`(?:${anyLanguage(({ joints }) => joints.newStatement)})\\s+$`, 'u');

/**
 * An expression that mentions other people or a negation without meaning it: `slept like a baby`, `one of them with
 * blood`.
 */
const IDIOM = asWords(
  anyLanguage(({ doubt }) => doubt.idioms),
  'gu',
);
/** The text without idioms and without the people who were present. `text`: in lower case. */
export const withoutIdioms = (text: string): string => text.replace(COMPANY, ' ').replace(IDIOM, ' ');

/** Names who was present (`with my sister`). What somebody had in company, they had themselves. */
const COMPANY = new RegExp(`(?<!\\p{L})(?:${anyLanguage(({ doubt }) => doubt.company)}) \\p{L}+(?!\\p{L})`, 'gu');
/** Says what a thing came without: `toast without butter`, `with no trouble`. */
export const WITHOUT = new RegExp(
  `(?<!\\p{L})(?:${anyLanguage(({ doubt }) => doubt.without)}) \\p{L}+(?!\\p{L})`,
  'gu',
);
/** Denies blood, and nothing else of its clause: `type 3 no blood`. */
export const NO_BLOOD = asWords(
  `(?:${anyLanguage(({ stools }) => stools.noBlood)}) (?:(?:${anyLanguage(({ stools }) => stools.amountOfBlood)}) )?(?:${anyLanguage(({ stools }) => stools.bloodName)})`,
);
/** The same at the end of a clause: `no blood or mucus` denies more. */
const NO_BLOOD_AT_END = new RegExp(`${NO_BLOOD.source}\\s*$`, 'u');
/** The mark in place of a time that was taken out. It keeps the words on both sides of the time apart. */
export const TIME = '\u0001';

/** An hour that ends words on something that is not scored: `porridge about 8`. */
const ABOUT_HOUR = new RegExp(
  `(?<= )(?:${anyLanguage(({ time }) => time.aboutHour)}) (?<hour>\\d{1,2})(?=$|[,.)]|\\s+(?:${AND})\\s)`,
  'gu',
);
const UNSCORED: ReadonlySet<EntryKind> = new Set(['meal', 'drink', 'medication']);
const hoursAboutIn = (text: string): ReturnType<typeof momentsIn> => {
  const found = [...text.matchAll(ABOUT_HOUR)];
  if (found.length === 0 || !kindsSpokenOf(text).every((kind) => UNSCORED.has(kind))) return [];
  return found.flatMap(({ 0: { length }, index, groups }) => {
    const piece = clockPiece(groups?.hour ?? '');
    return piece === null ? [] : [{ piece, from: index, to: index + length }];
  });
};

const MAX_CLAUSES = 60;

/** Text as it was written, with one space between words. */
export const asWritten = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The clauses of a sentence. `sentence`: its number in the message. */
const clausesIn = (raw: string, sentence: number): readonly Clause[] => {
  const written = asWritten(raw);
  const text = foldedText(written).replace(SCALE, (scale) => ' '.repeat(scale.length));
  const times = [...momentsIn(text), ...hoursAboutIn(text)].toSorted((a, b) => a.from - b.from);
  const timeless = times.reduce(
    (rest, { from, to }) => rest.slice(0, from) + TIME.repeat(to - from) + rest.slice(to),
    text,
  );
  const isOfAnotherTime = OTHER_TIME.test(timeless);
  let isOfOthers = false;
  let isListNotDone = false;
  let isPossible = false;
  return partsBetween(timeless).map(({ from, to }, at, parts): Clause => {
    const ended = parts[at - 1]?.to ?? 0;
    const isDenied = NONE_AFTER_LABEL.test(timeless.slice(to));
    const said = timeless.slice(from, to);
    const own = withoutIdioms(said)
      .replace(WITHOUT, ' ')
      .replace(NO_BLOOD_AT_END, ' ')
      .replace(MISLEADING_VERB, '  ')
      .replace(REPORTER, ' ');
    if (isInAnotherVoice(own) || isOfThirdPerson(own.replace(/\u0001+/gu, ' '))) isOfOthers = true;
    else if (ONESELF.test(own)) isOfOthers = false;
    const isOwn = !isOfOthers && !isOfAnotherTime;
    if (POSSIBLE.test(own) || FETCHED.test(own)) isPossible = true;
    else if (ONESELF.test(own) || HAPPENED.test(own) || NEW_STATEMENT.test(timeless.slice(0, from))) isPossible = false;
    const isNotDone = isDenied || isListNotDone || isPossible || hasDeniedVerb(own) || NOT_DONE.test(own);
    // `Need to buy: bananas, bread`
    isListNotDone ||= isNotDone && LABEL_END.test(timeless.slice(to));
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
      isLabel: LABEL_END.test(timeless.slice(to)),
      isLater: LATER.test(timeless.slice(ended, to)),
      isOwn,
      isTold: isOwn && !isNotDone,
    };
  });
};

/** The clauses of a message. A message that is too long has none, and a sentence that is too long is skipped. */
export const clausesOfMessage = (message: string): readonly Clause[] => {
  if (message.length > MAX_DIARY_MESSAGE_LENGTH) return [];
  const clauses = sentencesIn(message).flatMap((raw, sentence) =>
    raw.length > LONGEST_SENTENCE ? [] : clausesIn(raw, sentence),
  );
  return clauses.length > MAX_CLAUSES ? [] : clauses;
};

const isInBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

/** The words with one space around each, and with `time` in place of the marks. */
const asRead = (words: string, time: string): string =>
  ` ${words
    .replace(/\u0001+/gu, time)
    .replace(/\s+/gu, ' ')
    .trim()} `;

/** The parts of a sentence between the words and signs that end a clause. */
const partsBetween = (text: string): readonly { readonly from: number; readonly to: number }[] => {
  const ends = [...text.matchAll(CLAUSE_END)];
  const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
  return starts.map((from, at) => ({ from, to: ends[at]?.index ?? text.length })).filter(({ from, to }) => from < to);
};
