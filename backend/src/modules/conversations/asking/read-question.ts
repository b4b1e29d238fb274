import { type EntryKind, localDay } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { tokens } from '#text/words/stems';
import { knownNouns } from '../proposing/health-words';
import { GERMAN_PLACE } from '../proposing/german-forms';
import { isAroundFood, isMedicine, isOfGrammarOrTime } from '../proposing/names';
import { sameStem } from '../languages/same-things';
import type { Addressee } from '../wording/addressee';
import { textsIn } from '../wording/texts';
import { PIECES } from '../proposing/words';
import { foldedQuestion } from './folded-question';
import { isForDoctor, isMedical } from './medical';
import { oneDay, periodIn } from './periods';
import type { Asked, Bound, Question } from './question';
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
  SURFACE,
  SYMPTOM,
  TYPE,
} from './question-words';
import { asTyped } from '../proposing/as-typed';

const OPENS =
  /^(?:(?:hi|hello|hey|please|ok|so|and|hola|y)[ ,]+)*(?:how|what|when|which|where|who|why|did|do|does|have i|has|had i|(?:should|shall|can|could|may|might|must|will|would)(?= (?:i|we|it|that|this|there|my|the|you)(?!\p{L}))|is|are|am i|was|were|list|show|tell me|since when|cuánt[oa]s?|cuándo|qué|cuál|cuáles|cómo|dónde|por qué|wie (?:oft|viele?n?|lange|stark|schlimm|gut|war|waren)|wann|welche[rs]?|warum|wieso|habe ich|hatte ich|war ich|debo|debería|puedo|podría|es normal|muéstrame|desde cuándo|zeige? mir|was (?:habe?|hatte|war|waren|soll|darf|kann)|gab es|soll ich|darf ich|muss ich|seit wann)(?![\p{L}])/u;
const FOLLOWS = /^(?:and|what about|how about|und|y|qué tal|y qué tal)\s+(.{2,40})$/u;

/** Whether a sentence asks something. */
export const isQuestion = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) || OPENS.test(foldedQuestion(sentence));

/** The text without a match in it. */
const without = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;

/** Forms of medicines, which name none: nobody can say how many pills 400 mg are. */
const FORM = new RegExp(`^(?:${PIECES})$`, 'u');

/** Parts of the body, by which pains are asked for: `Kopfschmerzen`. */
const PLACE = new RegExp(`^(?:${GERMAN_PLACE})$`, 'u');

const isName = (word: string, known: ReadonlySet<string>): boolean =>
  !FORM.test(word) &&
  !isOfGrammarOrTime(word) &&
  (known.has(sameStem(word)) ||
    PLACE.test(word) ||
    isMedicine(word) ||
    knownNouns(word).some(
      ({ kind, isName: ofAll }) => !ofAll && (kind === 'food' || kind === 'drink' || kind === 'medicine'),
    ) ||
    SYMPTOM.test(word));

/** Verbs that tell of stools, or of nothing. */
const MERE_VERB = /^(?:go|went|gone|going|been)$/u;

/** Says that all of the diary is asked for. */
const IN_ALL = /(?<!\p{L})(?:total|in all|altogether|overall|ever|insgesamt)(?!\p{L})/u;

/**
 * The question in a sentence, if each of its words is understood. `known`: stems of what the diary has. `before`: the question before it,
 * whose thing is asked about where the sentence names none: `how many times in all?`
 */
const questionIn = (
  sentence: string,
  to: Addressee,
  known: ReadonlySet<string>,
  before: Question | null,
): Question | null => {
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
  const type = TYPE.exec(rest);
  if (type !== null) rest = without(rest, type);
  const bloody = SURFACE.exec(rest);
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
  const isThere = (word: string): boolean => known.has(sameStem(word)) || SYMPTOM.test(word);
  if (asking === HOW && !left.every(isThere)) return null;
  // `Been` is of stools where nothing else is named: `have my joints been hurting` is not.
  if (verbs > 0 && kinds.length === 0 && left.length === 0) kinds.push('stool');
  const names = left.filter((word) => isName(word, known));
  if (!left.every((word) => names.includes(word) || (names.length > 0 && isAroundFood(word)))) return null;
  const symptom = SYMPTOM.exec(all);
  const different = [...new Set(kinds)];
  if (different.length > 1) return null;
  // `Go` and `been` may be mere verbs for what is named.
  const kind =
    left.length > 0 && different[0] === 'stool' && type === null && bloody === null ? null : (different[0] ?? null);
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
    asks: asks[0],
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

const DAY_BEFORE = /^(?:the )?(?:day|night) before(?: that)?$|^(?:el día|la noche) anterior$|^(?:am )?tag davor$/u;

/** The question before it, asked of another day or thing: `and yesterday?`, `and the day before that?`, `and my head?` */
const continued = (follows: string, to: Addressee, known: ReadonlySet<string>, before: Question): Question | null => {
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
      // Of stools, coffee is no kind.
      kind: target.stems.length === 0 ? null : target.kind,
      stems: named.map(sameStem),
      words: named.join(' '),
    },
    period: dated.period ?? period,
  };
};

/** A question with the capitals in which a sentence has what it asks for. */
const typedIn = (sentence: string, { target, ...question }: Question): Question => ({
  ...question,
  target: { ...target, words: asTyped(target.words, sentence) },
});

/** Reads what a sentence asks. `before`: the question before it, which `and yesterday?` goes on with. */
export const askedIn = (
  sentence: string,
  to: Addressee,
  known: ReadonlySet<string>,
  before: Question | null = null,
): Asked => {
  const text = foldedQuestion(sentence);
  const [, follows] = FOLLOWS.exec(text) ?? [];
  const goesOn = follows === undefined || before === null ? null : continued(follows, to, known, before);
  if (goesOn !== null) return typedIn(sentence, goesOn);
  if (isMedical(text)) return { kind: 'medical' };
  const asked = questionIn(text, to, known, before);
  return asked !== null ? typedIn(sentence, asked) : { kind: isForDoctor(text) ? 'medical' : 'unknown' };
};
