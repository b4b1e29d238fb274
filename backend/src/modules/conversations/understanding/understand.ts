import type { DiaryEntry } from '#events/conversations/diary-entry';
import { languageOf } from '#text/languages/detection';
import { stem, tokens } from '#text/words/stems';
import { clauseOf, partsOf } from './clauses';
import { ABOUT_THE_PAST, ASKS, ASKS_FOR_JUDGEMENT, ASKS_HOW_MANY, ASKS_WHEN, CORRECTS, DENIES } from './english';
import { kindOfVerb, knownNouns } from './health-words';
import type { Change, Question, SentAt, Subject, Understood } from './said';
import { type SaidTime, periodIn, timeOfEntry, timesIn, withoutTimes } from './times';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Looking for times takes the square of the length; nobody speaks in longer sentences, and these are kept as they are. */
const LONGEST = 300;

const sentencesIn = (message: string): readonly string[] =>
  [...sentences.segment(message)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST);

/** Of several times in a sentence, a part has its own, else the one said before it, else the one after. */
const timeFor = (from: number, to: number, times: readonly SaidTime[]): SaidTime | undefined =>
  times.find(({ offset }) => offset >= from && offset < to) ??
  times.findLast(({ offset }) => offset < from) ??
  times[0];

/** What a sentence tells of. A part of an unknown kind tells something only if it measures it. */
const entriesIn = (sentence: string, sent: SentAt): readonly DiaryEntry[] => {
  const times = timesIn(sentence, sent);
  return partsOf(withoutTimes(sentence, times)).flatMap(({ text, offset }) => {
    if (DENIES.test(text)) return [];
    const { kind, what, amount } = clauseOf(text);
    if (what === '' || (kind === null && amount === null)) return [];
    const time = timeFor(offset, offset + text.length, times);
    return [{ kind: kind ?? 'other', what, amount, ...timeOfEntry(time, sent) } as const];
  });
};

/** The change that a correction makes; null if it names nothing that could be changed. */
const changeIn = (sentence: string, sent: SentAt): Change | null => {
  const opening = CORRECTS.exec(sentence)?.[0] ?? '';
  const rest = sentence.slice(opening.length);
  const times = timesIn(rest, sent);
  const time = times.at(-1);
  const { kind, what, amount } = clauseOf(withoutTimes(rest, times));
  // Two cups, of what was said before.
  const isUnit = amount !== null && amount.unit === null && kind === null && tokens(what).length === 1;
  const change: Change = {
    amount: isUnit ? { ...amount, unit: what } : amount,
    time: time === undefined ? null : { at: time.at, said: time.said },
    what: isUnit || kind === null ? null : { words: what, kind },
  };
  return change.amount === null && change.time === null && change.what === null ? null : change;
};

/** `did I drink`: a verb here, though it may be a noun elsewhere. */
const VERB = /\b(?:i|we|you)\s+(?:last\s+)?(\p{L}+(?:\s+up\b)?)/giu;

const subjectOf = (question: string, sent: SentAt): Subject => {
  const rest = withoutTimes(question, timesIn(question, sent));
  const nouns = knownNouns(rest.replace(VERB, ' '));
  const things = nouns.filter(({ isName }) => !isName).flatMap(({ stems }) => stems);
  const named = nouns.filter(({ isName }) => isName).map(({ kind }) => kind);
  const done = [...rest.matchAll(VERB)].flatMap(([, verb = '']) => kindOfVerb(...verbIn(verb)) ?? []);
  const stems = new Set(nouns.flatMap((noun) => noun.stems));
  const words = tokens(rest).filter((word) => stems.has(stem(word)));
  return { kinds: [...new Set(nouns.length === 0 ? done : named)], stems: things, words: words.join(' ') };
};

const verbIn = (text: string): readonly [verb: string, particle?: string] => {
  const [verb = '', particle] = text.split(/\s+/);
  return particle === undefined ? [verb] : [verb, particle];
};

const questionIn = (sentence: string, sent: SentAt): Question => {
  if (!ABOUT_THE_PAST.test(sentence) || ASKS_FOR_JUDGEMENT.test(sentence)) {
    const isMedicine = knownNouns(sentence).some(({ kind }) => kind === 'medicine');
    return { kind: 'for_advice', about: isMedicine ? 'medicine' : 'health' };
  }
  const asks = ASKS_WHEN.test(sentence) ? 'when' : ASKS_HOW_MANY.test(sentence) ? 'how_many' : 'what';
  return { kind: 'about_diary', asks, subject: subjectOf(sentence, sent), period: periodIn(sentence, sent) };
};

/** Of one message; nobody tells more at once. */
const MOST_ENTRIES = 50;

const NOTHING: Understood = { entries: [], change: null, question: null };

/** Understands a message by its language's closed classes of words and by what WordNet says of the others: English, so far. */
export const understand = (message: string, sent: SentAt): Understood => {
  if (languageOf(message) !== null) return NOTHING;
  return sentencesIn(message).reduce<Understood>((understood, sentence) => {
    if (ASKS.test(sentence)) return { ...understood, question: questionIn(sentence, sent) };
    if (understood.entries.length === 0 && CORRECTS.test(sentence)) {
      const change = changeIn(sentence, sent);
      if (change !== null) return { ...understood, change };
    }
    return { ...understood, entries: [...understood.entries, ...entriesIn(sentence, sent)].slice(0, MOST_ENTRIES) };
  }, NOTHING);
};
