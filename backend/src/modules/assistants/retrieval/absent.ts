import { samePeople } from '#engine/gate/peoples';
import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { type ParsedQuestion, type QueryTerm, parseQuestion, termOf, unreadThingsIn } from './parsed-question';
import { isInMaterial } from './passage-evidence';
import { type PassageIndex, rarityOf } from './passage-index';
import { rowMatches } from './row-matches';

/** If at least this share of what a question names is absent, the rest is not searched for. */
const MAX_OF_IT = 0.5;

/**
 * If the material has a word this similar, it may well be about the thing: about computers, if `hacking` is asked
 * about.
 */
const NEARLY_SAID = 0.55;

/** Words of change and comparison, which are not things: `fall`, `cheaper`. */
const patternsFor = byLanguage((code) => ({
  comparing: phrases(`${lexicons[code].rate.changing}|${lexicons[code].followUp.compared}`),
}));

/** Whether a word of a question says how things change or compare. */
export const saysChange = (word: string, language: Language | null): boolean =>
  patternsFor(language).comparing.test(word);

const NUMBER = /^(?:\d.*|[IVX]+)$/;

const weightOf = (all: readonly QueryTerm[], index: PassageIndex<unknown>): number =>
  all.reduce((sum, each) => sum + rarityOf(index, termOf(each)), 0);

/** The absent names. Adjacent absent words are one name, and a number belongs to its noun: `Artemis 3`. */
const absentNames = (
  absent: readonly QueryTerm[],
  terms: readonly QueryTerm[],
  question: string,
): readonly string[] => {
  const names: string[] = [];
  for (const { written } of absent) {
    const before = terms.find((each) => question.includes(`${each.written} ${written}`))?.written;
    const last = names.at(-1);
    if (last !== undefined && before !== undefined && last.endsWith(before)) names.splice(-1, 1, `${last} ${written}`);
    else names.push(before !== undefined && NUMBER.test(written) ? `${before} ${written}` : written);
  }
  return names;
};

/**
 * Whether a question names a country or people that the material does not mention, so that the material is about
 * another one.
 */
export const asksOfAbsentCountry = ({ terms }: ParsedQuestion, index: PassageIndex<unknown>): boolean =>
  terms.some((each) => {
    const people = each.weight === 1 ? samePeople(termOf(each)) : [];
    return people.length > 0 && !isInMaterial(index, each) && !people.some((term) => index.frequencies.has(term));
  });

/** Whether no word of the material is used similarly. */
const isFar = (thing: QueryTerm, index: PassageIndex<unknown>): boolean => rowMatches(thing, index).most < NEARLY_SAID;

/**
 * The names and things that a question is about (`what about copyright?`) and that the material does not mention, as
 * written. None if it mentions most of what is named, or if a word is not known in the language of the material.
 */
export const absentIn = (question: string, index: PassageIndex<unknown>): readonly string[] => {
  const read = parseQuestion(question, [], index);
  const language = questionLanguage(question);
  const terms = read.terms.filter(({ isGeneric, written }) => !isGeneric && !saysChange(written, language));
  const isOther = language !== index.language;
  if (isOther && (index.language !== null || unreadThingsIn(read).length > 0)) return [];
  const absent = terms.filter(
    (each) => (each.isName || (each.isObject && isFar(each, index))) && !isInMaterial(index, each),
  );
  const share = weightOf(absent, index) / weightOf(terms, index);
  return absent.length > 0 && share >= MAX_OF_IT ? absentNames(absent, terms, question) : [];
};
