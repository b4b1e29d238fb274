import { foldedText } from '../folded-text';
import { anyLanguage, apartFromFigures, asWords } from '../languages/diary-languages';
import { NONE_IN_OTHER_LANGUAGES } from '../languages/none-in-other-languages';
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

const AND = anyLanguage(({ joints }) => joints.and);
const HALF_AFTER_AND = anyLanguage(({ joints }) => joints.halfAfterAnd);
/** What stands between two clauses: a comma, a dash, brackets, or a joint. The `and` of `four and a half` is none. */
const CLAUSE_END = new RegExp(
  [
    String.raw`\s*[,:()…]+\s+|\s+[–-]+\s+|\s*[()…\p{Extended_Pictographic}\uFE0F]+\s*`,
    String.raw`(?<!\d)\s+(?:${AND})\s+(?!${HALF_AFTER_AND})`,
    String.raw`\s+(?:${AND})\s+(?!\d|${HALF_AFTER_AND})`,
    String.raw`\s+(?:${anyLanguage(({ joints }) => joints.betweenClauses)}|&|\+)\s+`,
  ].join('|'),
  'gu',
);

/** Names another time than the days that a message tells of; its whole sentence is about that time. */
const OTHER_TIME = apartFromFigures(`${anyLanguage(({ doubt }) => doubt.otherTimes)}|(?:19|20)\\d{2}`);
/** Says that something did not happen, or has not yet; see `POSSIBLE` as well. */
const NOT_DONE = new RegExp(
  `${apartFromFigures(anyLanguage(({ doubt }) => doubt.notDone)).source}|[£$€?]|(?:${anyLanguage(({ doubt }) => doubt.futureEndings)})\\b`,
  'u',
);
const ONESELF = asWords(anyLanguage(({ doubt }) => doubt.oneself));
/** Names who tells it of the person: `Ana says I took`. */
const REPORTER = new RegExp(`\\p{L}+ (?:${anyLanguage(({ doubt }) => doubt.reporting)})`, 'gu');
/** A verb of the person that looks like somebody else in another language: the Spanish `he`. */
const MISLEADING_VERB = new RegExp(`(?<!\\p{L})(?:${anyLanguage(({ doubt }) => doubt.misleading)})`, 'gu');

/** Says that something may be, and so may what is listed after it: `I might get headaches and nausea`. */
const POSSIBLE = asWords(anyLanguage(({ doubt }) => doubt.possible));
/** Says after a label that there was none: `nausea: none`. */
const NONE_AFTER_LABEL = new RegExp(
  `^\\s*[:=–-]+\\s*(?:${anyLanguage(({ doubt }) => doubt.none)}|${NONE_IN_OTHER_LANGUAGES}|0)\\s*(?:$|[.,;)])`,
  'u',
);
/** Says that something was only bought or fetched, as was what is listed after it: `picked up my prescription, 28 x 50mg azathioprine`. */
const FETCHED = asWords(anyLanguage(({ doubt }) => doubt.fetched));
/** A verb that ends such a list, since it tells what happened. */
const HAPPENED = asWords(anyLanguage(({ doubt }) => doubt.happened));
/** A joint of clauses that ends such a list. */
const NEW_STATEMENT = new RegExp(`(?:${anyLanguage(({ joints }) => joints.newStatement)})\\s+$`, 'u');

/** Mentions others, or something that was not, in its words only: `slept like a baby`, `one of them with blood`. */
const IDIOM = asWords(
  anyLanguage(({ doubt }) => doubt.idioms),
  'gu',
);
/** The text without its idioms and without the people who were there. `text`: in lower case. */
export const withoutIdioms = (text: string): string => text.replace(COMPANY, ' ').replace(IDIOM, ' ');

/** Names who was there. What somebody had with others is their own. */
const COMPANY = new RegExp(`(?<!\\p{L})(?:${anyLanguage(({ doubt }) => doubt.company)}) \\p{L}+(?!\\p{L})`, 'gu');
/** Says what something was without: `toast without butter`, `with no trouble`. */
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
  const isOfAnotherTime = OTHER_TIME.test(timeless);
  let isOfOthers = false;
  let isListNotDone = false;
  let isPossible = false;
  return partsBetween(timeless).map(({ from, to }): Clause => {
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
  const ends = [...text.matchAll(CLAUSE_END)];
  const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
  return starts
    .map((from, at) => ({ from, to: ends[at]?.index ?? text.length }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== '' || from < to);
};
