import { memoize } from '#kernel/memoize';
import * as beside from '#text/languages/english/beside-verbs';
import { english } from '#text/languages/english/english';
import { alsoPlurals, eventsUnderWay, eventVerbs, ownNames } from '#text/languages/english/event-words';
import { reportsForeignEvent } from '#text/languages/events';
import type { Language, LanguageWords } from '#text/languages/language';
import { FOREIGN_QUOTATION } from '#text/words/quotations';

const isReducedClause = (words: readonly string[], index: number): boolean =>
  beside.reducedEnding.test(words[index] ?? '') &&
  (beside.afterReducedClause.test(words[index + 1] ?? '') ||
    (beside.afterPluralReducedClause.test(words[index + 1] ?? '') && /[^s]s$/.test(words[index - 1] ?? ''))) &&
  !beside.beforeCompleteVerb.test(words[index - 1] ?? '') &&
  !/^\p{Lu}/u.test(words[index - 1] ?? '');

/**
 * Whether a form is a participle: `duties imposed by` and `the proposed rule` report no event; `imposed duties` and
 * `was imposed by` do.
 */
const isParticiple = (words: readonly string[], index: number): boolean =>
  beside.beforeNoVerb.test(words[index - 1] ?? '') || isReducedClause(words, index);

/** Whether a word is a plural noun, as in `the launches` and `new rules`, rather than a verb, as in `Order directs`. */
const isPlural = (words: readonly string[], index: number): boolean => {
  if (!alsoPlurals.has(words[index] ?? '')) return false;
  const before = words[index - 1] ?? '';
  return !(
    /^\p{Lu}/u.test(before) ||
    ownNames.has(before.toLowerCase()) ||
    beside.beforeCompleteVerb.test(before) ||
    beside.beforeVerb.test(before)
  );
};

/**
 * Whether a word is the verb of an event: not part of a name, a participle before or after its noun, or a plural noun.
 */
export const isEventVerb = (words: readonly string[], index: number): boolean =>
  eventVerbs.has((words[index] ?? '').toLowerCase()) &&
  !/^\p{Lu}/u.test(words[index] ?? '') &&
  !isParticiple(words, index) &&
  !isPlural(words, index);

/**
 * Whether the words report an event. Only the first two thirds count, where the main verb is, except for perfect forms
 * such as `has established`.
 */
const reportsEvent = (words: readonly string[]): boolean => {
  const limit = Math.ceil((words.length * 2) / 3);
  for (let index = 1; index < words.length; index++) {
    if (index >= limit && !beside.perfect.test(words[index - 1] ?? '')) continue;
    if (isEventVerb(words, index)) return !beside.notYet.test(words[index - 1] ?? '');
  }
  return false;
};

/** Whether something is in progress: `is imposing`, `are now seeking`. */
const isUnderWay = (words: readonly string[]): boolean =>
  words.some(
    (word, index) =>
      beside.present.test(word) &&
      (eventsUnderWay.has(words[index + 1] ?? '') || eventsUnderWay.has(words[index + 2] ?? '')),
  );

/** Something that a text says, or how it opens, recognised by words of its language. */
type Cue =
  | 'future'
  | 'today'
  | 'takesEffect'
  | 'exhortation'
  | 'lookingBack'
  | 'background'
  | 'oneCase'
  | 'firstPerson'
  | 'openingPronoun'
  | 'connective'
  | 'aside';

/** Properties of a sentence that show in the words of its language. */
export interface Cues {
  readonly event: (words: readonly string[]) => boolean;
  readonly underWay: (words: readonly string[]) => boolean;
  readonly says: (cue: Cue, text: string) => boolean;
}

const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;
const firstWord = (text: string): string => (FIRST_WORD.exec(text)?.[0] ?? '').toLowerCase();

const says =
  ({ news }: LanguageWords): Cues['says'] =>
  (cue, text) => {
    switch (cue) {
      case 'exhortation':
      case 'firstPerson':
        return news[cue]?.test(text.replace(news.leftOut?.[cue] ?? FOREIGN_QUOTATION, '')) === true;
      case 'openingPronoun':
        return news.openingPronouns.has(firstWord(text)) && news.ownSubject?.test(text) !== true;
      case 'connective':
        return news.connectives?.has(firstWord(text)) === true || news.connective.test(text);
      default:
        return news[cue]?.test(text) === true;
    }
  };

const never = (): boolean => false;

/** For unknown languages, in which English words may mean something else. */
export const noCues: Cues = { event: never, underWay: never, says: never };

const ofEnglish: Cues = { event: reportsEvent, underWay: isUnderWay, says: says(english) };

/** The cues of a language; null for English, whose cues also serve texts in unknown languages. */
export const cuesOf = memoize((language: Language | null): Cues =>
  language === null
    ? ofEnglish
    : { event: (words) => reportsForeignEvent(words, language), underWay: never, says: says(language) },
);
