import { oncePer } from '#kernel/once';
import { reportsForeignEvent } from '#text/languages/events';
import { english } from '#text/languages/english/english';
import type { Language, LanguageWords } from '#text/languages/language';
import { isUnderWay, reportsEvent } from './events';
import { foreignQuotation } from '#text/words/quotations';

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
        return news[cue]?.test(text.replace(news.leftOut?.[cue] ?? foreignQuotation, '')) === true;
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
export const cuesOf = oncePer((language: Language | null): Cues =>
  language === null
    ? ofEnglish
    : { event: (words) => reportsForeignEvent(words, language), underWay: never, says: says(language) },
);
