import { english } from '#text/languages/english/english';
import { phrases } from '#text/languages/patterns';
import { contentStem } from '#text/words/stems';
import { byLanguage } from '../../languages/by-language';
import { lexicons } from '../../languages/lexicons';
import { questionLanguage } from '../../languages/question-language';
import { alternativesIn } from '../../retrieval/alternatives';
import type { ParsedQuestion, QueryTerm } from '../../retrieval/parsed-question';

const patternsFor = byLanguage((code) => {
  const { news, piece, act, newest, oldest, howMany, source } = lexicons[code].news;
  const actRanked = (rank: string): string =>
    String.raw`(?<=(?<!\p{L})(?:${rank}) )(?:\p{L}+ ){0,2}(?:${act})(?!\p{L})`;
  const ranked = (rank: string): RegExp =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${rank}) (?:\p{L}+ ){0,2}(?:${news}|${piece})(?!\p{L})|(?<!\p{L})(?:${news}|${piece}) (?:${rank})(?!\p{L})`,
      'iu',
    );
  return {
    newest: ranked(newest),
    oldest: ranked(oldest),
    count: phrases(`(?:${howMany}) (?:\\p{L}+ )?(?:${news})`),
    source: phrases(source),
    neutral: new RegExp(phrases(`${news}|${newest}|${oldest}|${howMany}|${source}`), 'giu'),
    piece: new RegExp(phrases(piece), 'giu'),
    act: new RegExp(`${actRanked(newest)}|${actRanked(oldest)}`, 'iu'),
    order: phrases(lexicons[code].formal.asksOrder),
    newestOfTime: phrases(lexicons[code].time.newest),
  };
});

/** A question about the news itself, not about its content. */
export type NewsQuestion =
  /** The newest or oldest, the number or the publishers of the news on what `rest` names. */
  | {
      readonly kind: 'newest' | 'oldest' | 'count' | 'source';
      readonly rest: string;
      /** The rest without words for a piece of news. */
      readonly besides: string;
      /** The kind of act whose newest or oldest is asked for: `executive order`. */
      readonly act: string | null;
    }
  /** Asks which of several came first. */
  | { readonly kind: 'order'; readonly things: readonly string[] };

/** `The Korea one` after `the Japan notice` means a notice. */
const withNoun = (things: readonly string[]): readonly string[] =>
  things.map((thing, index) => {
    const noun = /\p{L}+$/u.exec(things[index - 1] ?? '')?.[0];
    return noun === undefined ? thing : thing.replace(/(?<= )ones?$/iu, noun);
  });

/** What a question asks about the news itself; null if it asks about its content. */
export const readNewsQuestion = (question: string, text: string): NewsQuestion | null => {
  const language = questionLanguage(question);
  const words = patternsFor(language);
  const order = words.order.exec(text);
  if (order !== null) {
    const things = withNoun(alternativesIn(text.slice(order.index + order[0].length), language));
    return things.length === 0 ? null : { kind: 'order', things };
  }
  const kind = (['count', 'source', 'newest', 'oldest'] as const).find((each) => words[each].test(text));
  if (kind === undefined) return null;
  const rest = text.replace(words.neutral, ' ');
  const act = kind === 'newest' || kind === 'oldest' ? (words.act.exec(text)?.[0] ?? null) : null;
  return { kind, rest, besides: rest.replace(words.piece, ' '), act };
};

/** Drops words such as `new` or `changed`. They tell a tracker what to follow, but name no subject in a ledger. */
export const withoutNewsWords = ({ terms, ...question }: ParsedQuestion, text: string): ParsedQuestion => {
  const language = questionLanguage(text);
  const { instructions } = (language ?? english).description;
  const stems = new Set([...instructions].map((word) => contentStem(word, language)));
  // Over material in another language, a word has the stem of that language.
  const isOfNews = ({ written, alternatives }: QueryTerm): boolean =>
    stems.has([...alternatives.keys()][0] ?? '') || stems.has(contentStem(written, language));
  return { ...question, terms: terms.filter((each) => !isOfNews(each)) };
};

export const asksForNewest = (question: string): boolean =>
  patternsFor(questionLanguage(question)).newestOfTime.test(question);
