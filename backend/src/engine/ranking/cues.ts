import { tellsForeignEvent } from '#text/languages/events';
import { english } from '#text/languages/english/english';
import type { Language, LanguageWords } from '#text/languages/language';
import { isUnderWay, tellsEvent } from './events';
import { foreignQuotation } from '#text/words/quotations';

/** What the words of a language show about a sentence. */
export interface Cues {
  readonly event: (words: readonly string[]) => boolean;
  readonly underWay: (words: readonly string[]) => boolean;
  /** An event announced for later. */
  readonly willHappen: (text: string) => boolean;
  readonly today: (text: string) => boolean;
  readonly takesEffect: (text: string) => boolean;
  readonly exhortation: (text: string) => boolean;
  readonly habit: (text: string) => boolean;
  readonly lookingBack: (text: string) => boolean;
  readonly background: (text: string) => boolean;
  readonly oneCase: (text: string) => boolean;
  readonly firstPerson: (text: string) => boolean;
  readonly openingPronoun: (text: string) => boolean;
  readonly connective: (text: string) => boolean;
  readonly explainingTitle: (title: string) => boolean;
  /** The site addressing its visitors, or a caption. */
  readonly aside: (text: string) => boolean;
}

const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;
const firstWord = (text: string): string => (FIRST_WORD.exec(text)?.[0] ?? '').toLowerCase();

const cuesFrom = ({ news }: LanguageWords, event: Cues['event'], underWay: Cues['underWay']): Cues => ({
  event,
  underWay,
  willHappen: (text) => news.future.test(text),
  today: (text) => news.today.test(text),
  takesEffect: (text) => news.takesEffect.test(text),
  exhortation: (text) => news.exhortation.test(text.replace(news.leftOut?.exhortation ?? foreignQuotation, '')),
  habit: (text) => news.habit.test(text),
  lookingBack: (text) => news.lookingBack.test(text),
  background: (text) => news.background.test(text),
  oneCase: (text) => news.oneCase.test(text),
  firstPerson: (text) => news.firstPerson.test(text.replace(news.leftOut?.firstPerson ?? foreignQuotation, '')),
  openingPronoun: (text) => news.openingPronouns.has(firstWord(text)) && news.ownSubject?.test(text) !== true,
  connective: (text) => news.connectives?.has(firstWord(text)) === true || news.connective.test(text),
  explainingTitle: (title) => news.explainingTitle.test(title),
  aside: (text) => news.aside.test(text),
});

const never = (): boolean => false;

/** For languages that are not known: words that happen to be English ones there mean something else. */
export const noCues: Cues = {
  event: never,
  underWay: never,
  willHappen: never,
  today: never,
  takesEffect: never,
  exhortation: never,
  habit: never,
  lookingBack: never,
  background: never,
  oneCase: never,
  firstPerson: never,
  openingPronoun: never,
  connective: never,
  explainingTitle: never,
  aside: never,
};

const ofEnglish = cuesFrom(english, tellsEvent, isUnderWay);
const known = new Map<Language, Cues>();

/** Null for English, whose cues also serve texts of which the language cannot be told. */
export const cuesOf = (language: Language | null): Cues => {
  if (language === null) return ofEnglish;
  const cues = known.get(language) ?? cuesFrom(language, (words) => tellsForeignEvent(words, language), never);
  known.set(language, cues);
  return cues;
};
