import { lazy } from '#kernel/memoize';
import { documentKinds, kindsOfActs } from '#text/languages/english/document-kinds';
import { titlesOfPersons } from '#text/languages/english/peoples';
import { presentingVerbs } from '#text/languages/english/titles';
import { matchesIn } from '#text/words/matches';
import { stem } from '#text/words/stems';
import { ownIdentifier } from '../stories/titles';

const KINDS = [...documentKinds].join('|');

/** `signed an Executive Order`, `issues a landmark rule`, but not one with a number, which is another act. */
const SAYS_MADE = new RegExp(
  String.raw`\b(?:${[...presentingVerbs, 'issuing', 'signing', 'adopts', 'adopted'].join('|')}) (?:\p{L}[\p{L}-]* ){0,4}?(?<kind>${KINDS})s?\b(?! \d)`,
  'giu',
);
/** `this order`, as an act calls itself. */
const SAYS_THIS = new RegExp(String.raw`\bthis (?<kind>${KINDS})\b`, 'giu');

const NAMES_KIND = new RegExp(String.raw`\b(?<kind>${[...kindsOfActs].join('|')})s?\b(?! \d)`, 'giu');

/** Number of sentences in which a page says what act it reports; later ones say what led to it. */
const OPENING_SENTENCES = 3;
/** Minimum number of self-references; a single one may be a quotation from another act. */
const MIN_SELF_REFERENCES = 2;

const kindsIn = (text: string, pattern: RegExp): readonly string[] =>
  matchesIn(text, pattern).flatMap(({ groups }) => (groups?.kind === undefined ? [] : [stem(groups.kind)]));

const stemsOfKinds = lazy(() => new Set([...kindsOfActs].map(stem)));

/** Whether a stem is that of a kind of acts: `order`. */
export const isKindOfAct = (stemmed: string): boolean => stemsOfKinds().has(stemmed);

/** A word for the office whose act it is: `presidential memorandums`, `orders of the Governor`. */
export const isOfficeWord = (word: string): boolean =>
  word.toLowerCase() === 'presidential' || titlesOfPersons.has(word.toLowerCase());

/** The kinds of the acts that a page is or reports, as stems: an act that it only refers to has another number. */
export const ownActsOf = (title: string, sentences: readonly { readonly text: string }[]): ReadonlySet<string> => {
  const identifier = ownIdentifier(title)?.replace(/ \S+$/u, '').split(' ').at(-1);
  const opening = [title, ...sentences.slice(0, OPENING_SENTENCES).map(({ text }) => text)];
  const calls = new Map<string, number>();
  for (const { text } of sentences)
    if (text.includes('his ')) for (const kind of kindsIn(text, SAYS_THIS)) calls.set(kind, (calls.get(kind) ?? 0) + 1);
  return new Set([
    ...(identifier === undefined ? [] : [stem(identifier)]),
    ...kindsIn(title, NAMES_KIND),
    ...opening.flatMap((text) => kindsIn(text, SAYS_MADE)),
    ...[...calls].flatMap(([kind, count]) => (count >= MIN_SELF_REFERENCES ? [kind] : [])),
  ]);
};
