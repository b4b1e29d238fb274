import type { DiaryEntry } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { inOrder } from '../diary/entries';
import { entryWords } from '../diary/entry-words';
import type { SentAt } from '../proposing/sent-at';
import { howMany, howMuch } from './amounts';
import { askableWordsOf, isAskedFor, knownStems } from './asked-entries';
import { called, counted, dayOf, lines, times } from './counted';
import { average, extreme, worstDay } from './measures';
import { othersOfKind } from './others-of-kind';
import { dayName } from './periods';
import type { Question } from './question';
import { silenceOn } from './silence';

/** A sentence set apart, so that it does not join the last line of a list. */
const apart = (sentence: string): string => (sentence === '' ? '' : `\n\n${sentence}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** That there is no entry; null where there may be one under another name. */
const noneWords = (question: Question, all: readonly DiaryEntry[], beside: string, sent: SentAt): string | null => {
  const { target, period } = question;
  const known = knownStems(all);
  // What is there under each of two words need not be missing under both: `sick stomach` may be nausea.
  if (target.stems.length > 1 && target.stems.every((word) => known.has(word))) return null;
  const none = `${called(target)} ${period === null ? 'so far' : period.words}`;
  const others = inOrder(othersOfKind(question, all));
  // What is missing from a diary may still have happened, or stand there under another name.
  return others.length === 0
    ? `Your diary has no ${none}.${beside}`
    : `Your diary has nothing under the name ${none}. It has:\n${lines(others, sent)}`;
};

/** The answer to a question, from kept entries only, as Markdown; null if they cannot answer it. */
export const answerTo = (question: Question, all: readonly DiaryEntry[], sent: SentAt): string | null => {
  const { asks, target, period } = question;
  if (target.bound !== null && target.kind !== 'pain' && target.kind !== 'sleep' && target.kind !== 'mood') return null;
  const entries = inOrder(all.filter((entry) => isAskedFor(question, entry)));
  const when = period === null ? 'in all' : period.words;
  const silent = silenceOn(question, all);
  const beside = silent === '' ? '' : ` ${silent}`;
  if (asks === 'how many days' || asks === 'which days') {
    if (target.kind === null && target.stems.length === 0) return null;
    const days = [...new Set(entries.map(dayOf))];
    if (days.length === 0) return `Your diary has no ${called(target)} ${when}.${beside}`;
    const head =
      asks === 'which days'
        ? `${days.map(dayName).join('; ')}, ${when}`
        : `On ${days.length} ${days.length === 1 ? 'day' : 'days'} ${when}`;
    return `${head}:\n${lines(entries, sent)}${apart(silent)}`;
  }
  if (entries.length === 0) return noneWords(question, all, beside, sent);
  const words = ((): string | null => {
    switch (asks) {
      case 'how many':
        return howMany(question, entries, when, sent);
      case 'how much':
        return howMuch(question, entries, when, sent);
      case 'whether':
        return `yes, ${counted(times(entries), target)} ${when}:\n${lines(entries, sent)}`;
      case 'what':
        return `your diary has ${when}:\n${lines(entries, sent)}`;
      case 'last':
      case 'first': {
        const entry = entries.at(asks === 'last' ? -1 : 0);
        return entry === undefined ? null : `${entryWords(entry, sent)}.`;
      }
      case 'average':
        return average(question, entries, when, sent);
      case 'highest':
      case 'lowest':
        return extreme(question, entries, when, sent);
      case 'worst day':
        return worstDay(question, entries, when);
      default:
        return assertNever(asks);
    }
  })();
  return words === null ? null : `${capital(words)}${apart(silent)}`;
};

/** At most three questions that this diary can answer, from what this person has kept. */
export const examplesFor = (entries: readonly DiaryEntry[]): readonly string[] => {
  const has = (kind: DiaryEntry['kind']): boolean => entries.some((entry) => entry.kind === kind);
  const thing = entries.find(({ kind }) => kind === 'medication' || kind === 'drink' || kind === 'meal');
  return [
    ...(has('stool') ? ['How many stools did I have yesterday?'] : []),
    ...(has('pain') ? ['What was my average pain this week?'] : []),
    ...(thing === undefined ? [] : [`When did I last have ${askableWordsOf(thing).toLowerCase()}?`]),
    ...(has('sleep') ? ['How long did I sleep this week?'] : []),
    ...(entries.length === 0 ? [] : ['Show me this week']),
  ].slice(0, 3);
};
