import { isPlace } from '#engine/gate/peoples';
import { otherLanguages } from '#text/languages/all';
import { phrases } from '#text/languages/patterns';
import { contentStems, tokens } from '#text/words/stems';
import { type AssistantAnswer, quoteOf, quotedAnswer } from '../answering/assistant-answer';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import type { Passage, PlacedPassage } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import { namesThing } from '../retrieval/question-patterns';
import { quotesOf } from './document-quotes';

const patternsFor = byLanguage((code) => {
  const { asks, asksCountry, document, naming, headings } = lexicons[code].summary;
  const { numbers } = lexicons[code].counting;
  return {
    asks: phrases(asks),
    asksCountry: phrases(asksCountry),
    document: phrases(document),
    naming: new RegExp(phrases(`${document}|${naming}|${numbers.replaceAll(' ', '|')}`), 'giu'),
    headings: phrases(headings),
  };
});

/** The first sentence of each paragraph of a section, else the rows of its tables; one that leads a list has its items. */
export const aboutSection = <Location>(
  places: ReadonlySet<number>,
  index: PassageIndex<Location>,
): AssistantAnswer<Location> => {
  const opening = index.passages.flatMap(({ passage }, position): readonly PlacedPassage<Location>[] => {
    const isFirst = index.passages[position - 1]?.passage.paragraph !== passage.paragraph;
    return places.has(position) && isFirst && passage.lead === null ? [{ position: position, passage }] : [];
  });
  const sentences = opening.filter(({ passage }) => passage.row === undefined);
  const told = sentences.length > 0 ? sentences : opening;
  return quotedAnswer(quotesOf(told.slice(0, MAX_OF_SECTION), index));
};

/**
 * Whether a question asks what the whole document is about, naming nothing in it. `It` may refer to something said
 * before.
 */
export const asksAboutWhole = ({ question, history }: Pick<QuestionInConversation, 'question' | 'history'>): boolean =>
  // The question may be too short to detect its language, so all are tried.
  [null, ...otherLanguages].some((language) => {
    const { asks, document, naming } = patternsFor(language);
    if (!asks.test(question) || (history.length > 0 && !document.test(question))) return false;
    const left = tokens(question.replace(naming, ' '));
    return !left.some((word) => namesThing(word, language));
  });

/**
 * Whether a question asks which country the document is about (`Which country is this about?`), naming nothing in it.
 */
export const asksOfCountry = ({ question }: Pick<QuestionInConversation, 'question'>): boolean =>
  [null, ...otherLanguages].some((language) => {
    const { asksCountry, document, naming } = patternsFor(language);
    if (!asksCountry.test(question)) return false;
    const left = question.replace(asksCountry, ' ').replace(document, ' ').replace(naming, ' ');
    return !tokens(left).some((word) => namesThing(word, language));
  });

/** Most paragraphs of a section that are quoted. */
const MAX_OF_SECTION = 6;
/** Most sentences quoted from the opening. */
const MAX_QUOTES = 2;
/** Sentences of the section that are considered. */
const MAX_SENTENCES = 60;
/**
 * Further sentences are quoted if they share this part of the words that the closest one has in common with the title.
 */
const NEAR_MOST_WORDS = 0.75;

const isWhole = ({ text, isHeading, isFurniture, lead }: Passage<unknown>): boolean =>
  !isHeading && isFurniture !== true && lead === null && /[.!?。][”’")\]]*$/.test(text);

/** A numbered section: `Sec. 2. Duties`, `Article 3`, `4. Scope`. An act with them gives its grounds first. */
const NUMBERED = /^(?:\P{L}*|\p{L}+\P{L}+)\d/u;

/** Text in brackets: names of other acts, whose words do not count for the sentence. */
const BRACKETED = /\([^()]*\)/g;

/**
 * The sentences of the section on the purpose of the document, else of the first section with text; then what follows.
 */
const openingOf = <Location>({ passages, language }: PassageIndex<Location>) => {
  const { headings } = patternsFor(language);
  const whole = passages.flatMap(({ passage }, index): readonly PlacedPassage<Location>[] =>
    isWhole(passage) ? [{ passage, position: index }] : [],
  );
  const purpose = whole.find(({ passage }) => headings.test(passage.heading ?? ''));
  const heading = (purpose ?? whole[0])?.passage.heading ?? null;
  const from = whole.findIndex(({ passage }) => passage.heading === heading);
  const length = whole.slice(from).findIndex(({ passage }) => passage.heading !== heading);
  const end = length === -1 ? whole.length : from + length;
  const next = whole[end];
  const isRuling = purpose === undefined && [heading, next?.passage.heading].every((each) => NUMBERED.test(each ?? ''));
  return { sentences: whole.slice(from, Math.min(end, from + MAX_SENTENCES)), ruling: isRuling ? next : undefined };
};

/** Stems of a sentence, including the long forms of its abbreviations. */
const stemsIn = (text: string, { language, abbreviations }: PassageIndex<unknown>): ReadonlySet<string> => {
  const words = tokens(text);
  const spelt = abbreviations.flatMap(({ short, long }) => (words.includes(short) ? [long] : []));
  return new Set([text, ...spelt].flatMap((each) => contentStems(each, language)));
};

/**
 * Answers what a document is about by the sentences of its opening closest to its title. If the opening only gives the
 * grounds of a decision, by the last of these, which comes to the point, and the first sentence that decides. Null if
 * there are none.
 */
export const answerAboutWhole = <Location>(
  title: string,
  index: PassageIndex<Location>,
): AssistantAnswer<Location> | null => {
  const { sentences, ruling } = openingOf(index);
  const words = stemsIn(title, index);
  const counted = sentences.map((each) => {
    const own = stemsIn(each.passage.text.replace(BRACKETED, ' '), index);
    return { ...each, count: [...words].filter((word) => own.has(word)).length };
  });
  const best = Math.max(0, ...counted.map(({ count }) => count));
  const near = counted.filter(({ count }) => count >= NEAR_MOST_WORDS * best);
  const nearest = [...near].sort((a, b) => b.count - a.count || a.position - b.position).slice(0, MAX_QUOTES);
  const chosen = ruling === undefined ? nearest : [...near.slice(-1), ruling];
  if (chosen.length === 0) return null;
  const quotes = [...chosen]
    .sort((a, b) => a.position - b.position)
    .map(({ passage, position }) => quoteOf(passage, position));
  return quotedAnswer(quotes);
};

/** Stems of the countries that a title names. */
const countriesIn = (title: string): readonly string[] => [...new Set(contentStems(title, null))].filter(isPlace);

/**
 * Answers which country a document is about by its printed title, if that names the countries, else by the sentence of
 * its opening that does and has most of the other words. Null if the title names no country, or no sentence names all of them.
 */
export const aboutCountry = <Location>(
  title: string,
  index: PassageIndex<Location>,
): AssistantAnswer<Location> | null => {
  const countries = index.language === null ? countriesIn(title) : [];
  if (countries.length === 0) return null;
  const words = stemsIn(title, index);
  const printed = index.passages.flatMap(({ passage }, position): readonly PlacedPassage<Location>[] =>
    passage.isHeading && passage.isFurniture !== true ? [{ passage, position }] : [],
  );
  const opening = openingOf(index).sentences;
  const all = index.passages.flatMap(({ passage }, position): readonly PlacedPassage<Location>[] =>
    isWhole(passage) ? [{ passage, position }] : [],
  );
  const naming = [printed, opening, all]
    .map((sentences) =>
      sentences.flatMap((each) => {
        const own = stemsIn(each.passage.text, index);
        const isNamed = countries.every((country) => own.has(country));
        return isNamed ? [{ ...each, count: [...words].filter((word) => own.has(word)).length }] : [];
      }),
    )
    .find((found) => found.length > 0);
  const [best] = [...(naming ?? [])].sort((a, b) => b.count - a.count || a.position - b.position);
  return best === undefined ? null : quotedAnswer([quoteOf(best.passage, best.position)]);
};
