import { tellsForeignEvent } from '../languages/events';
import type { Language, NewsWords } from '../languages/language';
import { connectives, openingPronouns } from './event-words';
import { isUnderWay, tellsEvent } from './events';
import * as news from './patterns/news';
import * as noNews from './patterns/no-news';

/** What the words of a language show about a sentence. */
export interface Cues {
  readonly event: (words: readonly string[]) => boolean;
  readonly underWay: (words: readonly string[]) => boolean;
  /** An event announced for later. */
  readonly willHappen: (text: string) => boolean;
  readonly today: (text: string) => boolean;
  readonly takesEffect: (text: string) => boolean;
  readonly habit: (text: string) => boolean;
  readonly firstPerson: (text: string) => boolean;
  readonly openingPronoun: (text: string) => boolean;
  readonly connective: (text: string) => boolean;
  readonly explainingTitle: (title: string) => boolean;
  /** The site addressing its visitors, or a caption. */
  readonly aside: (text: string) => boolean;
}

const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;
const firstWord = (text: string): string => (FIRST_WORD.exec(text)?.[0] ?? '').toLowerCase();

const thePageItself =
  /^(?:This|These) (?:\w+ ){0,3}(?:notice|rule|order|proclamation|guidance|document|memorandum|framework|plan|strategy)\b/;

const english: Cues = {
  event: tellsEvent,
  underWay: isUnderWay,
  willHappen: (text) => news.willHappen.test(text),
  today: (text) => news.today.test(text),
  takesEffect: (text) => news.takesEffect.test(text),
  habit: (text) => noNews.habit.test(text),
  firstPerson: (text) => noNews.firstPerson.test(text.replace(noNews.aside, '')),
  openingPronoun: (text) =>
    openingPronouns.has(firstWord(text)) && !news.statesPolicy.test(text) && !thePageItself.test(text),
  connective: (text) => connectives.has(firstWord(text)) || noNews.leaning.test(text),
  explainingTitle: (title) => noNews.explainingTitle.test(title),
  aside: () => false,
};

/** Quotations in the marks of any language. */
export const foreignQuotation = /„[^“”]*[“”]|«[^»]*»|»[^«]*«|“[^”]*”|"[^"]*"/g;

const cuesFrom = (language: Language, words: NewsWords): Cues => ({
  event: (sentence) => tellsForeignEvent(sentence, language),
  underWay: () => false,
  willHappen: (text) => words.future.test(text),
  today: (text) => words.today.test(text),
  takesEffect: (text) => words.takesEffect.test(text),
  habit: (text) => words.habit.test(text),
  firstPerson: (text) => words.firstPerson.test(text.replace(foreignQuotation, '')),
  openingPronoun: (text) => words.openingPronouns.has(firstWord(text)),
  connective: (text) => words.connective.test(text),
  explainingTitle: (title) => words.explainingTitle.test(title),
  aside: (text) => words.aside.test(text),
});

const known = new Map<Language, Cues>();

const never = (): boolean => false;

/** For languages that are not known: words that happen to be English ones there mean something else. */
export const noCues: Cues = {
  event: never,
  underWay: never,
  willHappen: never,
  today: never,
  takesEffect: never,
  habit: never,
  firstPerson: never,
  openingPronoun: never,
  connective: never,
  explainingTitle: never,
  aside: never,
};

/** Null for English, whose cues also serve texts of which the language cannot be told. */
export const cuesOf = (language: Language | null): Cues => {
  if (language === null) return english;
  const cues = known.get(language) ?? cuesFrom(language, language.news);
  known.set(language, cues);
  return cues;
};
