import { languages, otherLanguages } from '#text/languages/all';
import type { Language, LanguageCode } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { contentStem, contentStems, tokens } from '#text/words/stems';
import { type Answer, quoteOf } from '../answering/answer';
import { quotesOf } from '../answering/answer-question';
import type { Conversation } from '../answering/conversation';
import { questionWords } from '../languages/question-words';
import { wholeWords } from '../languages/whole-words';
import type { Passage } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';

const patternsOf = (code: LanguageCode) => {
  const { asks, document, naming, headings } = wholeWords[code];
  const { numbers } = questionWords[code];
  return {
    asks: phrases(asks),
    document: phrases(document),
    naming: new RegExp(phrases(`${document}|${naming}|${numbers.replaceAll(' ', '|')}`), 'giu'),
    headings: phrases(headings),
    asking: new Set(questionWords[code].asking.split(' ')),
  };
};

const patterns = new Map(languages.map(({ code }) => [code, patternsOf(code)]));

const patternsFor = (language: Language | null): ReturnType<typeof patternsOf> => {
  const found = patterns.get(language?.code ?? 'en');
  if (found === undefined) throw new Error('A language has no words for the whole of a document.');
  return found;
};

/** The first sentences of a section’s paragraphs; one that leads a list, with its items. */
export const aboutSection = <Place>(places: ReadonlySet<number>, index: PassageIndex<Place>): Answer<Place> => {
  const opening = index.passages.flatMap(({ passage }, at): readonly Placed<Place>[] => {
    const isFirst = index.passages[at - 1]?.passage.paragraph !== passage.paragraph;
    return places.has(at) && isFirst && passage.lead === null ? [{ at, passage }] : [];
  });
  return { kind: 'quoted', quotes: quotesOf(opening.slice(0, MOST_OF_SECTION), index), unanswered: [] };
};

/** Whether a question asks what the document is about, and names nothing in it. `it` may be something that was said before. */
export const asksOfWhole = ({ question, history }: Pick<Conversation, 'question' | 'history'>): boolean =>
  // Too short for its language to be known.
  [null, ...otherLanguages].some((language) => {
    const { asks, document, naming, asking } = patternsFor(language);
    if (!asks.test(question) || (history.length > 0 && !document.test(question))) return false;
    const left = tokens(question.replace(naming, ' '));
    return left.every((word) => contentStem(word, language) === '' || asking.has(word.toLowerCase()));
  });

/** Paragraphs of a section that are told. */
const MOST_OF_SECTION = 6;
/** Quoted of the opening. */
const MOST_QUOTES = 2;
/** Sentences of the section that are looked at. */
const MOST_SENTENCES = 60;
/** Further sentences are quoted that have so large a share of the words that the nearest has of the title. */
const NEAR_BEST = 0.75;

interface Placed<Place> {
  readonly at: number;
  readonly passage: Passage<Place>;
}

/** A sentence that says something by itself. */
const isWhole = ({ text, isHeading, isFurniture, lead }: Passage<unknown>): boolean =>
  !isHeading && isFurniture !== true && lead === null && /[.!?。][”’")\]]*$/.test(text);

/** `Sec. 2. Duties`, `Article 3`, `4. Scope`: sections of what rules something, the first of which gives its grounds. */
const NUMBERED = /^(?:\P{L}*|\p{L}+\P{L}+)\d/u;

/** Names of other acts stand in brackets, and their words are not the sentence’s. */
const BRACKETED = /\([^()]*\)/g;

/** The sentences of the section that says what the document is for, or else of the first that says anything; then what follows. */
const openingOf = <Place>({ passages, language }: PassageIndex<Place>) => {
  const { headings } = patternsFor(language);
  const whole = passages.flatMap(({ passage }, at): readonly Placed<Place>[] =>
    isWhole(passage) ? [{ passage, at }] : [],
  );
  const purpose = whole.find(({ passage }) => headings.test(passage.heading ?? ''));
  const heading = (purpose ?? whole[0])?.passage.heading ?? null;
  const from = whole.findIndex(({ passage }) => passage.heading === heading);
  const length = whole.slice(from).findIndex(({ passage }) => passage.heading !== heading);
  const end = length === -1 ? whole.length : from + length;
  const next = whole[end];
  const isRuling = purpose === undefined && [heading, next?.passage.heading].every((each) => NUMBERED.test(each ?? ''));
  return { sentences: whole.slice(from, Math.min(end, from + MOST_SENTENCES)), ruling: isRuling ? next : undefined };
};

/** Stems of a sentence, of what its abbreviations stand for too. */
const stemsIn = (text: string, { language, abbreviations }: PassageIndex<unknown>): ReadonlySet<string> => {
  const words = tokens(text);
  const spelt = abbreviations.flatMap(({ short, long }) => (words.includes(short) ? [long] : []));
  return new Set([text, ...spelt].flatMap((each) => contentStems(each, language)));
};

/**
 * What a document is about: the sentences of its opening that are nearest to its title. Where the opening only gives the grounds of what
 * is ruled, the last of these, which comes to the point, and the first sentence that rules. Null if it has none.
 */
export const aboutWhole = <Place>(title: string, index: PassageIndex<Place>): Answer<Place> | null => {
  const { sentences, ruling } = openingOf(index);
  const words = stemsIn(title, index);
  const counted = sentences.map((each) => {
    const own = stemsIn(each.passage.text.replace(BRACKETED, ' '), index);
    return { ...each, count: [...words].filter((word) => own.has(word)).length };
  });
  const best = Math.max(0, ...counted.map(({ count }) => count));
  const near = counted.filter(({ count }) => count >= NEAR_BEST * best);
  const nearest = [...near].sort((a, b) => b.count - a.count || a.at - b.at).slice(0, MOST_QUOTES);
  const quoted = ruling === undefined ? nearest : [...near.slice(-1), ruling];
  if (quoted.length === 0) return null;
  const quotes = [...quoted].sort((a, b) => a.at - b.at).map(({ passage, at }) => quoteOf(passage, at));
  return { kind: 'quoted', quotes, unanswered: [] };
};
