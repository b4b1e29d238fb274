import { type EntryKind, localDay } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { tokens } from '#text/words/stems';
import { anyLanguage, asWhole, asWords } from '../languages/diary-languages';
import { sameStem } from '../languages/same-things';
import { asTyped } from '../proposing/as-typed';
import { isAroundFood, isMedicine, isOfGrammarOrTime } from '../proposing/diary-names';
import { PIECES, PLACE_DE } from '../proposing/diary-patterns';
import { knownNouns } from '../proposing/health-words';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import type { Addressee } from '../wording/addressee';
import { textsIn } from '../wording/texts';
import {
  ASKS,
  BOUNDS,
  BY,
  EXTREME,
  EXTREMES,
  FILLERS,
  HOW,
  KINDS,
  LAST_NIGHT,
  SLEPT,
  SYMPTOM_ASKED_FOR,
  STOOL_TYPE,
  WITH_BLOOD,
} from './asking-words';
import type { Asked, Bound, DiaryQuestion } from './diary-question';
import { foldedQuestion } from './folded-question';
import { isForDoctor, isMedical } from './medical';
import { isOnlyDays, namesDays, oneDay, periodIn } from './periods';

const OPENING = new RegExp(
  `^(?:(?:${anyLanguage(({ questions }) => questions.greetings)})[ ,]+)*(?:${anyLanguage(({ questions }) => questions.openings)})(?![\\p{L}])`,
  'u',
);
/** The beginning of a question that continues the one before it: `and yesterday?` */
const FOLLOWING = new RegExp(`^(?:${anyLanguage(({ questions }) => questions.follows)})\\s+(.{2,40})$`, 'u');

/** The day before that of the question that is continued: `the day before that`. */
const DAY_BEFORE = asWhole(anyLanguage(({ questions }) => questions.dayBefore));

const WORST = asWords(anyLanguage(({ questions }) => questions.worst));

const VERBLESS_OPENING = new RegExp(
  `^(?:${anyLanguage(({ questions }) => questions.verblessOpenings)})(?!\\p{L})`,
  'u',
);
const FIGURE_NAME = asWords(anyLanguage(({ questions }) => questions.figureNames));

/** Whether a text without a verb asks for what the diary holds: `total stools last week`, `average pain score`. */
const isVerblessQuestion = (text: string): boolean =>
  VERBLESS_OPENING.test(text) && (namesDays(text) || FIGURE_NAME.test(text)) && kindsSpokenOf(text).length > 0;

/** Whether a text only continues a question: `and the day before`, `and the worst headache`. */
const isContinuation = (text: string): boolean => {
  const follows = FOLLOWING.exec(text)?.[1];
  if (follows === undefined) return false;
  const [first = ''] = tokens(follows);
  return DAY_BEFORE.test(follows) || isOnlyDays(follows) || (EXTREMES.has(first) && kindsSpokenOf(follows).length > 0);
};

/** Whether a sentence asks something. */
export const isQuestion = (sentence: string): boolean => {
  if (/\?\s*$/.test(sentence)) return true;
  const text = foldedQuestion(sentence);
  return OPENING.test(text) || isVerblessQuestion(text) || isContinuation(text);
};

/** The text with the match removed. */
const without = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;

/** Forms of medicines (`pills`). They do not name a medicine: nobody can say how many pills 400 mg are. */
const PIECE_NAME = new RegExp(`^(?:${PIECES})$`, 'u');

/** Parts of the body in German names of pains: `Kopfschmerzen`. */
const PLACE = new RegExp(`^(?:${PLACE_DE})$`, 'u');

const isName = (word: string, known: ReadonlySet<string>): boolean =>
  !PIECE_NAME.test(word) &&
  !isOfGrammarOrTime(word) &&
  (known.has(sameStem(word)) ||
    PLACE.test(word) ||
    isMedicine(word) ||
    knownNouns(word).some(
      ({ kind, isName: ofAll }) => !ofAll && (kind === 'food' || kind === 'drink' || kind === 'medicine'),
    ) ||
    SYMPTOM_ASKED_FOR.test(word));

/** Verbs that mean a stool, or nothing (`been`). */
const MERE_VERB = asWhole(anyLanguage(({ questions }) => questions.mereVerbs));

/** Asks about the whole diary: `in all`. */
const IN_ALL = asWords(anyLanguage(({ questions }) => questions.inAll));

/**
 * Reads a question if each of its words is understood. `known`: stems that occur in the diary. `before`: the question
 * before it, which supplies the thing if the sentence names none (`how many times in all?`).
 */
const questionIn = (
  sentence: string,
  to: Addressee,
  known: ReadonlySet<string>,
  before: DiaryQuestion | null,
): DiaryQuestion | null => {
  const texts = textsIn(to.language);
  const isOfNight = LAST_NIGHT.test(sentence) && SLEPT.test(sentence);
  const dated = periodIn(isOfNight ? sentence.replace(LAST_NIGHT, 'today') : sentence, to.sent, texts);
  if (dated === null) return null;
  const period = isOfNight && dated.period !== null ? { ...dated.period, words: texts.lastNight } : dated.period;
  let rest = dated.rest.replace(/\s+/g, ' ').trim();
  const by = BY.find(([, pattern]) => pattern.test(rest)) ?? null;
  if (by !== null) rest = rest.replace(by[1], ' ');
  const asks = ASKS.find(([, pattern]) => pattern.test(rest));
  if (asks === undefined) return null;
  const [, asking] = asks;
  const asked = asking.exec(rest);
  if (asked === null) return null;
  rest = without(rest, asked);
  let bound: Bound | null = null;
  for (const [is, pattern] of BOUNDS) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    bound = { is, value: Number(match[1] ?? match[2]) };
    rest = without(rest, match);
    break;
  }
  const type = STOOL_TYPE.exec(rest);
  if (type !== null) rest = without(rest, type);
  const bloody = WITH_BLOOD.exec(rest);
  if (bloody !== null) rest = without(rest, bloody);
  const kinds: EntryKind[] = type === null && bloody === null ? [] : ['stool'];
  const all = rest;
  let verbs = 0;
  for (const [kind, pattern] of KINDS)
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      if (MERE_VERB.test(match[0])) verbs++;
      else kinds.push(kind);
      rest = without(rest, match);
    }
  const isExtreme = EXTREME.includes(asks[0]);
  const left = tokens(rest).filter((word) => !FILLERS.has(word) && !(isExtreme && EXTREMES.has(word)));
  // `How was it treated?` does not ask about entries.
  const isThere = (word: string): boolean => known.has(sameStem(word)) || SYMPTOM_ASKED_FOR.test(word);
  if (asking === HOW && !left.every(isThere)) return null;
  // `Been` means a stool only if nothing else is named: `have my joints been hurting` does not.
  if (verbs > 0 && kinds.length === 0 && left.length === 0) kinds.push('stool');
  const names = left.filter((word) => isName(word, known));
  if (!left.every((word) => names.includes(word) || (names.length > 0 && isAroundFood(word)))) return null;
  const symptom = SYMPTOM_ASKED_FOR.exec(all);
  const different = [...new Set(kinds)];
  if (different.length > 1) return null;
  // `Go` and `been` may be ordinary verbs of another thing that is named.
  const kind =
    left.length > 0 && different[0] === 'stool' && type === null && bloody === null ? null : (different[0] ?? null);
  const isWorst = asks[0] === 'highest' && WORST.test(all);
  // A mood of 8 may be a good one.
  if (isWorst && kind === 'mood') return null;
  const namesNothing = left.length === 0 && kind === null && bound === null;
  if (namesNothing && before !== null && asks[0] !== 'what')
    return {
      ...before,
      asks: asks[0],
      by: by?.[0] ?? null,
      period: period ?? (IN_ALL.test(sentence) ? null : before.period),
    };
  // `Show me this week` asks for everything.
  if (left.length === 0 && kind === null && (asks[0] !== 'what' || period === null || asking === HOW)) return null;
  if (left.length > 0 && kind === null && different[0] === 'stool') return null;
  return {
    kind: 'question',
    asks: isWorst && kind === 'sleep' ? 'lowest' : asks[0],
    target: {
      kind:
        kind ??
        (symptom !== null && left.length > 0 && !left.some((word) => known.has(sameStem(word))) ? 'symptom' : null),
      stems: left.map(sameStem),
      words: left.join(' '),
      blood: bloody !== null,
      bristol: type === null ? null : Number(type[1]),
      bound,
    },
    period,
    by: by?.[0] ?? null,
  };
};

/**
 * Reads a question that continues the one before it with another day or thing: `and yesterday?`, `and the day before
 * that?`, `and my head?`
 */
const continued = (
  follows: string,
  to: Addressee,
  known: ReadonlySet<string>,
  before: DiaryQuestion,
): DiaryQuestion | null => {
  const { target, period } = before;
  const texts = textsIn(to.language);
  if (DAY_BEFORE.test(follows)) {
    if (period === null || period.from !== period.to) return null;
    return { ...before, period: oneDay(addDays(period.from, -1), localDay(to.sent.at, to.sent.offsetMinutes), texts) };
  }
  const dated = periodIn(follows, to.sent, texts);
  if (dated === null) return null;
  const named = tokens(dated.rest).filter((word) => !FILLERS.has(word));
  const isOther = named.every((word) => isName(word, known)) && (named.length > 0 || dated.rest.trim() === '');
  if (!isOther || (named.length === 0 && dated.period === null)) return null;
  if (named.length === 0) return { ...before, period: dated.period };
  return {
    ...before,
    target: {
      ...target,
      // A question that was about stools and now names coffee has no kind any more.
      kind: target.stems.length === 0 ? null : target.kind,
      stems: named.map(sameStem),
      words: named.join(' '),
    },
    period: dated.period ?? period,
  };
};

/** The question with its words capitalised as the sentence has them. */
const typedIn = (sentence: string, { target, ...question }: DiaryQuestion): DiaryQuestion => ({
  ...question,
  target: { ...target, words: asTyped(target.words, sentence) },
});

/** Asks for the type of what the question before counted. */
const TYPE_OF_THESE = asWhole(anyLanguage(({ questions }) => questions.typeOfThese));

/** Reads the question in a sentence. `before`: the question before it, which `and yesterday?` continues. */
export const askedIn = (
  sentence: string,
  to: Addressee,
  known: ReadonlySet<string>,
  before: DiaryQuestion | null = null,
): Asked => {
  const text = foldedQuestion(sentence);
  const [, follows] = FOLLOWING.exec(text) ?? [];
  const goesOn = follows === undefined || before === null ? null : continued(follows, to, known, before);
  if (goesOn !== null) return typedIn(sentence, goesOn);
  if (before?.target.kind === 'stool' && TYPE_OF_THESE.test(text)) return { ...before, asks: 'what', by: null };
  if (isMedical(text)) return { kind: 'medical' };
  const asked =
    questionIn(text, to, known, before) ?? (follows === undefined ? null : questionIn(follows, to, known, before));
  return asked !== null ? typedIn(sentence, asked) : { kind: isForDoctor(text) ? 'medical' : 'unknown' };
};
