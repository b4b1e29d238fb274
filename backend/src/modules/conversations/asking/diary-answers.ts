import type { DiaryEntry } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { capitalise } from '#kernel/capitalise';
import { isStool } from '../clauses/read-stool';
import { inOrderOfTime } from '../diary/entries';
import { entryWords } from '../diary/entry-words';
import type { Addressee } from '../wording/addressee';
import type { DiaryTexts } from '../wording/english';
import { textsIn } from '../wording/texts';
import { howMany, howMuch } from './amounts';
import { askableWordsOf, isAskedFor, isNoteOf, knownStems, strengthOf } from './asked-entries';
import { called, countAskedFor, dayOfEntry, lines, times } from './counted-entries';
import type { DiaryQuestion } from './diary-question';
import { average, extreme, worstDay } from './measures';
import { kindAskedFor, othersOfKind } from './others-of-kind';
import { silenceOn } from './silence';

/** The sentence as a paragraph of its own, so that Markdown does not join it to the list above. */
const apart = (sentence: string): string => (sentence === '' ? '' : `\n\n${sentence}`);

/** The notes of what was asked for, or the sentence that there is no entry; null if there may be one under another name. */
const noneWords = (
  question: DiaryQuestion,
  all: readonly DiaryEntry[],
  beside: string,
  to: Addressee,
): string | null => {
  const { target, period } = question;
  const known = knownStems(all);
  // A diary that has both words apart may have the thing under another name: `sick stomach` may be its nausea.
  if (target.stems.length > 1 && target.stems.every((word) => known.has(word))) return null;
  const texts = textsIn(to.language);
  // `Forgot the ibuprofen` is not a dose; statements without an entry kind are found only in notes.
  const notes = kindAskedFor(target) === null ? all.filter((entry) => isNoteOf(question, entry)) : [];
  if (notes.length > 0)
    return `${capitalise(texts.has(period?.words ?? texts.inAll))}\n${lines(inOrderOfTime(notes), to)}`;
  const when = period === null ? texts.soFar : period.words;
  const named = called(target, texts);
  const others = inOrderOfTime(othersOfKind(question, all));
  // Something missing from a diary may have happened all the same, or be there under another name.
  if (others.length > 0) return `${texts.othersThanNamed(named, when)}\n${lines(others, to)}`;
  return `${target.words === '' ? texts.none(named, when) : texts.noneOfName(named, when)}${beside}`;
};

const BOUND_KINDS: ReadonlySet<DiaryQuestion['target']['kind']> = new Set(['pain', 'sleep', 'mood']);

/** Questions about events. An entry of strength 0 (`fever 0 of 10`) is not an event, so it does not count for them. */
const ASKS_FOR_EVENTS: ReadonlySet<DiaryQuestion['asks']> = new Set([
  'whether',
  'how many',
  'how many days',
  'which days',
  'last',
  'first',
]);

/** Whether the diary may have what was asked for as stools of a type: `which days did I have diarrhoea`. */
const mayBeStools = ({ target }: DiaryQuestion, all: readonly DiaryEntry[]): boolean =>
  isStool(target.words) && all.some(({ kind }) => kind === 'stool');

/** The answer to a question, from kept entries only, as Markdown; null if they cannot answer it. */
export const answerTo = (question: DiaryQuestion, all: readonly DiaryEntry[], to: Addressee): string | null => {
  const { asks, target, period } = question;
  if (target.bound !== null && !BOUND_KINDS.has(target.kind)) return null;
  const found = inOrderOfTime(all.filter((entry) => isAskedFor(question, entry)));
  const texts = textsIn(to.language);
  const when = period === null ? texts.inAll : period.words;
  const entries = ASKS_FOR_EVENTS.has(asks) ? found.filter((entry) => strengthOf(entry) !== 0) : found;
  if (entries.length < found.length && entries.length === 0)
    return `${capitalise(texts.has(when))}\n${lines(found, to)}`;
  if (found.length === 0 && mayBeStools(question, all)) return null;
  const silent = silenceOn(question, all, texts);
  const beside = silent === '' ? '' : ` ${silent}`;
  if (asks === 'how many days' || asks === 'which days') {
    if (target.kind === null && target.stems.length === 0) return null;
    const days = [...new Set(entries.map(dayOfEntry))];
    if (days.length === 0)
      return `${target.words === '' ? texts.none(called(target, texts), when) : texts.noneOfName(called(target, texts), when)}${beside}`;
    const head =
      asks === 'which days' ? texts.whichDays(days.map(texts.day), when) : texts.howManyDays(days.length, when);
    return `${head}\n${lines(entries, to)}${apart(silent)}`;
  }
  if (entries.length === 0) return noneWords(question, all, beside, to);
  const words = ((): string | null => {
    switch (asks) {
      case 'how many':
        return howMany(question, entries, when, to);
      case 'how much':
        return howMuch(question, entries, when, to);
      case 'whether':
        return `${texts.yes(countAskedFor(times(entries), target, texts), when)}\n${lines(entries, to)}`;
      case 'what':
        return `${texts.has(when)}\n${lines(entries, to)}`;
      case 'last':
      case 'first': {
        const entry = entries.at(asks === 'last' ? -1 : 0);
        return entry === undefined ? null : `${entryWords(entry, to)}.`;
      }
      case 'average':
        return average(question, entries, when, to);
      case 'highest':
      case 'lowest':
        return extreme(question, entries, when, to);
      case 'worst day':
        return worstDay(question, entries, when, texts);
      default:
        return assertNever(asks);
    }
  })();
  return words === null ? null : `${capitalise(words)}${apart(silent)}`;
};

/** Longest name, in words, that a person would ask for: nobody asks for `cheese sandwich and an apple`. */
const LONGEST_ASKED: Partial<Record<DiaryEntry['kind'], number>> = { medication: 2, drink: 2, meal: 1 };

/** At most three questions that this diary can answer, from what this person has kept. */
export const examplesFor = (entries: readonly DiaryEntry[], { examples }: DiaryTexts): readonly string[] => {
  const has = (kind: DiaryEntry['kind']): boolean => entries.some((entry) => entry.kind === kind);
  const thing = entries.find((entry) => askableWordsOf(entry).split(' ').length <= (LONGEST_ASKED[entry.kind] ?? 0));
  return [
    ...(has('stool') ? [examples.stool] : []),
    ...(has('pain') ? [examples.pain] : []),
    ...(thing === undefined ? [] : [examples.last(askableWordsOf(thing))]),
    ...(has('sleep') ? [examples.sleep] : []),
    ...(entries.length === 0 ? [] : [examples.week]),
  ].slice(0, 3);
};
