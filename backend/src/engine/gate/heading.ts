import { builtThings, vagueWords } from '#text/languages/english/description';
import { documentKinds } from '#text/languages/english/document-kinds';
import { titlesOfPersons } from '#text/languages/english/peoples';
import type { Language } from '#text/languages/language';
import { isCapitalised } from '#text/words/names';
import { contentStem, tokens } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import { grammarOf, type DescriptionGrammar } from './grammar';
import type { PageWords } from './numbered-words';

/** A description such as `Ana Lima: fundraising and endorsements`: a name, and the aspects that are wanted. */
export interface Heading {
  readonly name: readonly string[];
  readonly aspects: string;
}

/** Whether pages write a stem as a name; null if too few have it. */
export type WrittenAsName = (stem: string) => boolean | null;

/**
 * Minimum number of pages with a word for its spelling to count, since a page may have it only at the start of a
 * sentence.
 */
const MIN_PAGES_WITH_WORD = 3;

/** Pages write a word as a name if most of those that have it do. */
export const writtenAsNames =
  (pages: readonly PageWords[]): WrittenAsName =>
  (stem) => {
    const having = pages.filter(({ counts }) => counts.has(stem));
    return having.length < MIN_PAGES_WITH_WORD
      ? null
      : 2 * having.filter(({ names }) => names.has(stem)).length > having.length;
  };

export const HEADING_AND_ASPECTS = /^([^:\n]+?)\s?:\s+(\S.*)$/su;
const MAX_NAME_WORDS = 4;

/** Minimum number of capitalised words of a name: two in German, which capitalises all nouns. */
const fewestWords = ({ language }: DescriptionGrammar): number => (language?.capitalisedNouns === true ? 2 : 1);

/**
 * Whether one of the listed things asks for any news, so that no aspect is a condition: `Ana Lima: news, endorsements`.
 */
const wantsAnything = (aspects: string, { list, carries, isAbout }: DescriptionGrammar): boolean =>
  aspects
    .split(list)
    .map((piece) => tokens(piece).filter(carries))
    .some((words) => words.length > 0 && !words.some(isAbout));

/**
 * The heading of a description; null if it has none, or one that is itself a topic: `Nuclear energy: reactors and
 * uranium`. A capitalised heading is a name unless pages write all of it in lower case; any other is a name only if
 * they write all of it with capitals.
 */
export const headingOfDescription = (
  description: string,
  grammar: DescriptionGrammar,
  writtenAsName: WrittenAsName = () => null,
): Heading | null => {
  const { list, hasObject, carries, isAbout, isScope, language } = grammar;
  const [, head = '', aspects = ''] = HEADING_AND_ASPECTS.exec(description) ?? [];
  if (head === '' || list.test(head.replace(/\b\p{Lu}\./gu, '')) || hasObject.test(head)) return null;
  const name = tokens(head).filter((word) => carries(word) && !titlesOfPersons.has(word.toLowerCase()));
  if (name.length < fewestWords(grammar) || name.length > MAX_NAME_WORDS) return null;
  const written = name.map((word) => writtenAsName(contentStem(word, language) || word.toLowerCase()));
  const isName = name.every((word) => isCapitalised(word))
    ? written.some((asName) => asName !== false)
    : written.every((asName) => asName === true);
  if (name.every(isScope) || !isName) return null;
  const isAspect = tokens(aspects).some((word) => carries(word) && isAbout(word) && !isScope(word));
  return isAspect && !wantsAnything(aspects, grammar) ? { name, aspects } : null;
};

/**
 * Whether the first word of a description is a name, which its capital does not show: pages write it as one or, if they
 * do not show it, English does not know the word.
 */
export const opensWithName = (
  first: string,
  { carries, isAbout, isScope, language }: DescriptionGrammar,
  writtenAsName: WrittenAsName,
): boolean => {
  if (!isCapitalised(first) || !carries(first) || !isAbout(first) || isScope(first)) return false;
  if (titlesOfPersons.has(first.toLowerCase())) return false;
  const stem = contentStem(first, language) || first.toLowerCase();
  return writtenAsName(stem) ?? (language === null && rowOfStem(stem) < 0);
};

const NUMBERED_NAME = /^(?:\p{N}+\p{L}?|[ivx]+)$/u;

/**
 * The head of a description that is about one thing only: a numbered one (`Artemis II`), an act, an activity (`Genesis
 * Mission`) or a work; null for other descriptions. People and bodies are in the news for much else. `isWork`: whether
 * it is a work, all news of which is wanted.
 */
export const headOfOneThing = (
  description: string,
  language: Language | null,
): { readonly head: string; readonly isWork: boolean } | null => {
  const heading = headingOfDescription(description, grammarOf(language));
  const [last = '', ...others] = [...(heading?.name ?? [])].reverse().map((word) => word.toLowerCase());
  const isWork = builtThings.has(last);
  const isThing = isWork || NUMBERED_NAME.test(last) || vagueWords.has(last) || documentKinds.has(last);
  return heading !== null && others.length > 0 && isThing ? { head: heading.name.join(' '), isWork } : null;
};
