import { ACT, countsNext, saysActEnded, spaced } from '#text/languages/endings';
import { goesOnAsName } from '#text/languages/english/clauses';
import { endOfClause, endingPatterns, noActYet } from '#text/languages/english/ended-acts';
import type { Language } from '#text/languages/language';
import { tokens } from '#text/words/stems';
import { bareTitle, ownIdentifier, replaceIdentifiers } from '../stories/titles';
import { tokensIn, withoutJargon } from './clause-words';
import { isDoubtful } from './corrections';
import { actsIn } from './undoing/act-mentions';
import { verbForms, hasEnding } from './undoing/verbs';
import { withPlainVerbs } from './verb-phrases';

/** A published story that a later sentence may reverse, with the number in its title and its full title. */
export interface Reversible {
  readonly story: string;
  readonly identifiers: readonly string[];
  readonly titles: readonly string[];
}

/** Minimum length of a title that identifies a story; shorter titles are ordinary phrases. */
const MIN_TITLE_WORDS = 4;

/** Collects the numbers and full titles of the pages that report a story. */
export const reversible = (
  story: string,
  pages: readonly { readonly title: string; readonly publisher: string }[],
): Reversible => ({
  story,
  identifiers: [...new Set(pages.flatMap(({ title }) => ownIdentifier(title) ?? []))],
  titles: [...new Set(pages.map(({ title, publisher }) => bareTitle(title, publisher)))].filter(
    (title) => tokens(title).length >= MIN_TITLE_WORDS,
  ),
});

/** Placeholders for references to this story and to other stories. No pattern matches their letters. */
const MARK = ACT;
const OTHER = 'ЖOTHER';

const { passive, active, carriedOut, ofItsPart, list, farFromName } = endingPatterns(MARK, OTHER, {
  base: verbForms(['to_do']),
  third: verbForms(['does']),
  done: verbForms(['done', 'past', 'participle']),
  doing: verbForms(['doing']),
});

const oneOfList = (references: string): string => (references.includes(MARK) ? MARK : OTHER);

const DATED = new RegExp(String.raw`(${MARK}),? (?:of|dated) \w+ \d{1,2},? (?:\d{4})?,?`, 'g');

const tidied = (sentence: string): string =>
  sentence
    .replace(/\([^()]*\)/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/(\d), ((?:19|20)\d\d)\b,?/g, '$1 $2')
    .replace(/,? as (?:further )?amended\b,?/g, '')
    .replace(DATED, '$1 ')
    .replace(/ +/g, ' ')
    .replace(list, oneOfList);

const clauses = (sentence: string): readonly string[] => sentence.split(endOfClause);

const reverses = (clause: string): boolean => passive.test(clause) || active.test(clause) || carriedOut.test(clause);

/** Expands `Executive Orders 14319, 14320 and 14335` so that each number has its kind. */
export const spelledList = (sentence: string): string =>
  sentence.replace(
    /\b(Executive Order|Proclamation)s ((?:\d{3,6}\b(?:, and |, | and )?){1,12})/g,
    (_, kind: string, numbers: string) =>
      (numbers.match(/\d{3,6}/g) ?? []).map((number) => `${kind} ${number}`).join(' '),
  );

/**
 * Whether a title or number continues beyond the match: `Permit 447` is not `Permit 44`, and `the Clean Air Act rule on
 * soot` is not that act.
 */
const goesOn = (text: string, from: number, to: number): boolean =>
  /[\p{L}\d]$/u.test(text.slice(0, from)) ||
  /^(?:[\p{L}\d]|[/.-]\d)/u.test(text.slice(to)) ||
  goesOnAsName.test(text.slice(to));

const withSubjectMarked = (sentence: string, subject: Omit<Reversible, 'story'>): string | null => {
  let text = replaceIdentifiers(spelledList(sentence), ({ id }) => (subject.identifiers.includes(id) ? MARK : OTHER));
  let found = text.includes(MARK);
  for (const title of subject.titles) {
    const index = text.toLowerCase().indexOf(title.toLowerCase());
    if (index < 0 || goesOn(text, index, index + title.length)) continue;
    const before = text.slice(0, index).replace(/[“"‘'(]$/, '');
    const after = text.slice(index + title.length).replace(/^,?[”"’')]/, '');
    text = found ? `${before} ${after}` : `${before}${MARK}${after}`;
    found = true;
  }
  return found ? text : null;
};

/**
 * The part of a story that a sentence reverses: all of it, or only one thing in it, such as the `additional duties`.
 */
export type Reversal =
  { readonly kind: 'all' } | { readonly kind: 'part'; readonly of: string; readonly called: string };

/**
 * Detects that a sentence explicitly reverses an earlier story, which it names by number or by full title within one
 * clause. A false `Reverses` costs more trust than a missed one, so any negation, modal verb, request or plan in the
 * clause rules it out. Null if nothing is reversed.
 */
export const reversalOf = (sentence: string, subject: Omit<Reversible, 'story'>): Reversal | null => {
  const text = withSubjectMarked(withPlainVerbs(sentence), subject);
  return text === null ? null : reversalIn(text);
};

const reversalIn = (markedText: string): Reversal | null => {
  const tidy = tidied(markedText);
  if (noActYet.test(tidy)) return null;
  const clause = clauses(tidy).find((part) => part.includes(MARK) && !isDoubtful(part) && reverses(part));
  if (clause === undefined) return null;
  const [, described = '', part] = ofItsPart.exec(clause) ?? [];
  return part === undefined
    ? { kind: 'all' }
    : { kind: 'part', of: part, called: withoutJargon(`${described}${part}`) };
};

/**
 * Whether a sentence says that an act has ended as a whole. `language` is null for English; `named` is the act as
 * `actsIn` names it.
 */
export const endsAct = (sentence: string, mentioned: string, language: Language | null): boolean => {
  const text = language === null ? withPlainVerbs(sentence) : spaced(sentence);
  let markedText = text;
  for (const { name, from, to, isGoverned } of actsIn(text, language).toReversed()) {
    const isMentioned = name.toLowerCase() === mentioned.toLowerCase() && !isGoverned;
    const isOther = language === null ? goesOn(text, from, to) : countsNext(name, text.slice(to), language);
    markedText = `${markedText.slice(0, from)}${isMentioned && !isOther ? MARK : OTHER}${markedText.slice(to)}`;
  }
  if (!markedText.includes(MARK)) return false;
  if (language !== null) return saysActEnded(markedText, language);
  const isNear = /\d/.test(mentioned) || !farFromName.test(markedText);
  return isNear && hasEnding(tokensIn(text)) && reversalIn(markedText)?.kind === 'all';
};

/** The part of the act with this number that a sentence ends; null if it ends none. */
export const reversalOfIdentifier = (sentence: string, id: string): Reversal | null =>
  reversalOf(sentence, { identifiers: [id], titles: [] });
