import { headlineOf } from '#pages/html/headline';
import { languages } from '#text/languages/all';
import type { Language } from '#text/languages/language';
import { contentStem } from '#text/words/stems';
import { byLanguage } from '../../languages/by-language';
import { type QueryTerm, sameThing } from '../../retrieval/parsed-question';
import type { QuotedClaim } from '../claim-passages';

const prepositionsFor = byLanguage((code) => {
  const language = languages.find((each) => each.code === code);
  return new RegExp(`^(?:${language?.description.prepositions ?? '$^'})$`, 'iu');
});

const WORD = /\p{N}[\p{N}.-]*|\p{L}+/gu;

/**
 * Where a text has the words for a kind of act, one after the other, each as the position of what follows them. An act
 * has a determiner or an adjective, unlike `in order to`.
 */
const endsOfKind = (
  words: readonly string[],
  kind: readonly QueryTerm[],
  language: Language | null,
): readonly number[] =>
  words.flatMap((_, from) => {
    const isKind = kind.every((thing, index) =>
      sameThing(thing).includes(contentStem(words[from + index] ?? '', language)),
    );
    return isKind && !prepositionsFor(language).test(words[from - 1] ?? '') ? [from + kind.length] : [];
  });

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/**
 * Whether a claim reports an act of a kind, such as an executive order. One that is named by its number only refers to
 * it (`duties under Executive Order 14257`), unless the title of the page begins with it.
 */
export const reportsActOfKind =
  (kind: readonly QueryTerm[], language: Language | null) =>
  ({ claim }: QuotedClaim): boolean => {
    const [page] = claim.evidence;
    const words = wordsOf(claim.text);
    const isTitled = page !== undefined && endsOfKind(wordsOf(headlineOf(page)), kind, language).includes(kind.length);
    return isTitled || endsOfKind(words, kind, language).some((at) => !/^\p{N}/u.test(words[at] ?? ''));
  };
