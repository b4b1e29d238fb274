import { phrases } from '#text/languages/patterns';
import { figuresIn } from '#text/words/figures';
import { byLanguage } from '../languages/by-language';
import type { FormalLexicon } from '../languages/formal-lexicon';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { answerTypeScore } from './answer-type-scores';
import { mentionsThing, numberedAs, purposeOf, timesOf } from './mentions-of-things';
import { type QueryTerm, parseQuestion } from './parsed-question';
import { type Passage, type PlacedPassage, wholeOf } from './passage';
import type { PassageIndex } from './passage-index';
import { hasQuestionWord, readAnswerType } from './question-patterns';

const patternsFor = byLanguage((code) => {
  const of = (key: keyof FormalLexicon): RegExp => phrases(lexicons[code].formal[key]);
  return {
    asksPayer: of('asksPayer'),
    publication: of('publication'),
    borne: of('borne'),
    asksClaim: of('asksClaim'),
    // The document, or those it binds.
    overIt: phrases(`${lexicons[code].summary.document}|${lexicons[code].formal.sued}`),
    rights: of('rights'),
    asksAuthority: of('asksAuthority'),
    authority: of('authority'),
    asksDecider: of('asksDecider'),
    decided: of('decided'),
    asksAhead: of('asksAhead'),
    asksSigned: of('asksSigned'),
    asksPublished: of('asksPublished'),
    asksNumber: of('asksNumber'),
    asksOrder: of('asksOrder'),
    asksPurpose: of('asksPurpose'),
    which: new RegExp(
      String.raw`(?<!\p{L})(?:${lexicons[code].listing.which})(?: is| the| \p{Lu}{2,})* (\p{L}{4,})(?!\p{L})`,
      'u',
    ),
    deeds: new RegExp(phrases(lexicons[code].formal.deeds), 'giu'),
    // `30 days before`
    lead: new RegExp(
      String.raw`\d+[- ](?:${lexicons[code].counting.spans}) (?:${lexicons[code].formal.ahead})(?!\p{L})`,
      'iu',
    ),
    document: new RegExp(phrases(lexicons[code].summary.document), 'giu'),
  };
});

type Patterns = ReturnType<typeof patternsFor>;

/** Most letters that a day of an issue has besides its date: `Wednesday, `. */
const LONGEST_WEEKDAY = 12;
/** A line with only a place and a day, as printed below an act: `THE WHITE HOUSE, June 2, 2026.` */
const CAPITALS = /^[\p{Lu}\s.,'’-]{4,}$/u;
/** The name and number of an act above its title: `Executive Order 14334 of August 11, 2025`. */
const NUMBERED_ACT = /\p{Lu}\p{L}+ (?:No\. )?\d{3,}(?!\d)/u;

const dateIn = (text: string): string | undefined =>
  figuresIn(text, 0, undefined, null).find(({ kind }) => kind === 'date')?.text;

/** Whether it is the line below an act with the day of signing, which names no person. */
export const isSignature = ({ text, isHeading }: Passage<unknown>): boolean => {
  const date = dateIn(text);
  return !isHeading && date !== undefined && CAPITALS.test(text.replace(date, ''));
};

/** The day of an issue in the text printed above a document: `Friday, June 5, 2026`. */
const isIssue = ({ text, isFurniture }: Passage<unknown>): boolean => {
  const date = dateIn(text);
  return isFurniture === true && date !== undefined && text.length <= date.length + LONGEST_WEEKDAY;
};

const isNumbered = ({ text, isFurniture }: Passage<unknown>): boolean =>
  isFurniture === true && NUMBERED_ACT.test(text);

const placed = <Location>(
  index: PassageIndex<Location>,
  is: (passage: Passage<Location>, at: number) => boolean,
): readonly PlacedPassage<Location>[] =>
  index.passages.flatMap(({ passage }, position) => (is(passage, position) ? [{ position, passage }] : []));

const ofBody =
  (pattern: RegExp) =>
  (passage: Passage<unknown>): boolean =>
    !passage.isHeading && passage.isFurniture !== true && pattern.test(passage.text);

/** What the rest of a question names besides the document. */
const thingsIn = (
  question: string,
  asks: RegExp,
  words: Patterns,
  index: PassageIndex<unknown>,
): readonly QueryTerm[] => parseQuestion(question.replace(asks, ' ').replace(words.document, ' '), [], index).terms;

/** The sentence before it in the same paragraph, or in the list item before: `Such a determination …` refers to it. */
const before = <Location>({ passages }: PassageIndex<Location>, at: number): string => {
  const earlier = passages[at - 1]?.passage;
  return earlier !== undefined && earlier.paragraph === passages[at]?.passage.paragraph ? earlier.text : '';
};

/** What a question about the document itself asks for, and which passages have it. */
const ofItself = (
  words: Patterns,
): readonly (readonly [asks: RegExp, is: (passage: Passage<unknown>) => boolean])[] => [
  [words.asksSigned, isSignature],
  [words.asksPublished, isIssue],
  [words.asksNumber, isNumbered],
];

/** The share of the named things that a sentence has to mention to answer who decides, or how long before something. */
const MAX_OF_IT = 0.5;
const SOME_OF_IT = 1 / 3;

const says = (share: number, things: readonly QueryTerm[], text: string, index: PassageIndex<unknown>): boolean =>
  things.length > 0 && things.filter(mentionsThing(text, index)).length >= share * things.length;

const only = <Location>(found: readonly PlacedPassage<Location>[]): readonly PlacedPassage<Location>[] =>
  found.length === 1 ? found : [];

/**
 * The passages that answer questions about what acts say in set phrases: who pays for the publication, whether one may
 * sue, under which laws, who decides, how long before something, and the day, issue and number. Empty if the question
 * asks for something else, or unless exactly one sentence has it.
 */
export const formalAnswers = <Location>(
  question: string,
  history: readonly string[],
  index: PassageIndex<Location>,
): readonly PlacedPassage<Location>[] => {
  const language = questionLanguage(question);
  const words = patternsFor(language);
  const own = patternsFor(index.language);
  const [, isPrinted] = ofItself(words).find(([asks]) => asks.test(question)) ?? [];
  if (isPrinted !== undefined)
    return thingsIn(question, words.deeds, words, index).length === 0 ? only(placed(index, isPrinted)) : [];
  if (words.asksPayer.test(question) && words.publication.test(question)) {
    return only(placed(index, (passage) => ofBody(own.borne)(passage) && own.publication.test(passage.text)));
  }
  if (words.asksClaim.test(question) && words.overIt.test(question) && !hasQuestionWord(question, language))
    return only(placed(index, ofBody(own.rights)));
  if (words.asksAuthority.test(question))
    return only(
      placed(index, (passage) => ofBody(own.authority)(passage) && answerTypeScore(passage, 'act', index.language) > 0),
    );
  if (words.asksDecider.test(question)) {
    const things = thingsIn(question, words.asksDecider, words, index);
    return only(
      placed(
        index,
        (passage, at) =>
          ofBody(own.decided)(passage) && says(MAX_OF_IT, things, `${before(index, at)} ${wholeOf(passage)}`, index),
      ),
    );
  }
  if (words.asksAhead.test(question)) {
    const things = thingsIn(question, /$^/, words, index);
    const found = only(placed(index, ofBody(own.lead)));
    return found.filter(({ passage }) => says(SOME_OF_IT, things, wholeOf(passage), index));
  }
  const order = words.asksOrder.exec(question);
  if (order !== null) return timesOf(question.slice(order.index + order[0].length), index, language);
  if (words.asksPurpose.test(question) && readAnswerType(question, language) === 'thing') {
    const { terms } = parseQuestion(question.replace(words.document, ' '), history, index);
    return purposeOf(terms, index);
  }
  const noun = words.which.exec(question)?.[1];
  return noun === undefined ? [] : numberedAs(noun, thingsIn(question, new RegExp(noun, 'iu'), words, index), index);
};
