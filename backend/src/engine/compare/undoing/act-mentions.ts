import { isGovernedIn } from '#text/languages/endings';
import { monthWords } from '#text/languages/english/calendar';
import { prepositions } from '#text/languages/english/clauses';
import { capitalisedNames } from '#text/languages/english/ended-acts';
import { stopWords } from '#text/languages/english/function-words';
import type { Language } from '#text/languages/language';
import { matchesIn } from '#text/words/matches';
import { meaningOf, tokensIn } from '../clause-words';
import type { PublishedStatement } from '../published-statement';
import { verbsOfEnacting, hasUndoing } from './verbs';

export interface ActMention {
  /** Its kind and number, `Harbour Order 118` for `Harbour Order No. 118`, or its full name. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** False if it is known by its full name only. */
  readonly isNumbered: boolean;
  /** Whether it is part of another phrase: `the fee under Harbour Order 118`. */
  readonly isGoverned: boolean;
}

/** The sign before a number: `No. `, `Nr. `, `n° `, `n.º `, `(EU) `. */
const NUMBER_SIGN = String.raw`(?:(?:\p{L}{1,3}[.°º]{1,2}|[Nn][or]) ?|\(\p{Lu}{2,4}\) )`;
const numberedAct = (kind: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d-])(${kind}) ${NUMBER_SIGN}{0,2}((?:\p{Lu}{1,4}[/-])*\d(?:[\d/.-]*\d)?)(?![\p{L}\d%]|[.,:]\d| ?[%€$])`,
    'gu',
  );

/** English capitalises every word of a kind; in other languages the last word identifies it. */
const ENGLISH = numberedAct(String.raw`(?:\p{Lu}[\p{L}-]+ ){0,3}\p{Lu}[\p{L}-]+`);
const FOREIGN = numberedAct(String.raw`\p{L}[\p{L}-]+`);

const QUOTED = /[„“«] ?(\p{Lu}[^„“”«»]{8,120}[^„“”«».,?! ]) ?[“”»]/gu;

/** Minimum number of words of a full name. */
const MIN_NAME_WORDS = 3;

const isCommon = (word: string): boolean =>
  stopWords.has(word) || monthWords.has(word) || tokensIn(word)[0]?.kind === 'time';

/** The kind without words before it such as `Under` or `On Friday`. */
const kindIn = (words: string): string => {
  const parts = words.split(' ');
  const first = parts.findIndex((word) => !isCommon(word.toLowerCase()));
  return first < 0 ? '' : parts.slice(first).join(' ');
};

/**
 * Whether a word in a language other than English cannot name an act: `mai 118`, or `plus de 118` without an article.
 */
const isOtherWord = (kind: string, before: string, language: Language): boolean => {
  const lower = kind.toLowerCase();
  const { functionWords, numbers, weekday, news } = language;
  if (functionWords.has(lower) || numbers.months.includes(lower) || lower.search(weekday) === 0) return true;
  const article = /(\p{L}+)[ ’']+$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  return kind === lower && (language.capitalisedNouns || !news.determiners.has(article));
};

const isGoverned = (before: string, language: Language | null): boolean =>
  language === null
    ? prepositions.has(/(\p{L}+) (?:[Tt]he )?$/u.exec(before)?.[1]?.toLowerCase() ?? '')
    : isGovernedIn(before, language);

type FoundAct = Omit<ActMention, 'isGoverned'>;

const numberedIn = (text: string, language: Language | null): readonly FoundAct[] =>
  matchesIn(text, language === null ? ENGLISH : FOREIGN).flatMap((match) => {
    const [all, words = '', number = ''] = match;
    const kind = language === null ? kindIn(words) : words;
    const from = match.index + words.length - kind.length;
    if (kind === '' || (language !== null && isOtherWord(kind, text.slice(0, from), language))) return [];
    return [{ name: `${kind} ${number}`, from, to: match.index + all.length, isNumbered: true }];
  });

/** The name without a day after it: `the Overtime Pay Rule on Friday`. */
const withoutDay = (name: string): string =>
  name.replace(/ \p{Ll}+ (\p{Lu}\p{Ll}+)$/u, (end, last: string) => (isCommon(last.toLowerCase()) ? '' : end));

const actNamesIn = (text: string, language: Language | null): readonly FoundAct[] =>
  [...matchesIn(text, QUOTED), ...(language === null ? matchesIn(text, capitalisedNames) : [])].flatMap((match) => {
    const [all, written = ''] = match;
    const name = withoutDay(written);
    const from = match.index + (/^[Tt]he /.exec(all)?.[0].length ?? 0);
    const to = match.index + all.length - (written.length - name.length);
    const found = { name: name.replace(/['’] ?/g, '’'), from, to, isNumbered: false };
    return name.split(' ').length < MIN_NAME_WORDS ? [] : [found];
  });

/** The acts that a text names by kind and number, or by a full name in quotation marks or capitals, in their order. */
export const actsIn = (text: string, language: Language | null): readonly ActMention[] => {
  const numbered = numberedIn(text, language);
  const mentioned = actNamesIn(text, language).filter(({ from, to }) =>
    numbered.every((act) => to <= act.from || act.to <= from),
  );
  return [...numbered, ...mentioned]
    .sort((a, b) => a.from - b.from)
    .map((act) => ({ ...act, isGoverned: isGoverned(text.slice(0, act.from), language) }));
};

const splitWords = (text: string): readonly string[] => text.split(/[\s’'„“«]+/u).filter((word) => word !== '');

/** Whether at most an article precedes an act. */
const isFirst = (before: string, language: Language | null): boolean => {
  const [article, ...more] = splitWords(before.toLowerCase());
  if (article === undefined) return true;
  return more.length === 0 && (language?.news.determiners.has(article) ?? /^(?:the|an?|this)$/.test(article));
};

/** Whether an act is what the sentence is about: its subject, or what someone issued. */
const isAbout = (before: string, language: Language | null): boolean =>
  isFirst(before, language) ||
  splitWords(before)
    .slice(-3)
    .some((word) => language?.news.verbs.includes(word) ?? verbsOfEnacting.has(meaningOf(word)));

/** The acts that a published sentence puts in force, or that its page's title begins with. */
export const actsPublishedIn = (
  { text, title, tokens }: PublishedStatement,
  language: Language | null,
): readonly string[] => {
  if (language === null ? hasUndoing([...tokens, ...tokensIn(title)]) : language.news.undoing.test(`${title} ${text}`))
    return [];
  const publishedActs = actsIn(text, language).filter(
    ({ from, isGoverned }) => !isGoverned && isAbout(text.slice(0, from), language),
  );
  const ofTitle = actsIn(title, language).filter(
    ({ from, isNumbered }) => isNumbered && isFirst(title.slice(0, from), language),
  );
  return [...publishedActs, ...ofTitle].map(({ name }) => name);
};
