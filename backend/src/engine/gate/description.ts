import { languageOf } from '#text/languages/detection';
import { wellKnownInitials } from '#text/languages/english/well-known-initials';
import type { Language } from '#text/languages/language';
import { stemIn, tokens } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import { grammarOf, type DescriptionGrammar } from './grammar';
import { headingOfDescription, opensWithName, type WrittenAsName } from './heading';
import { withoutIssuerPhrases } from './issuer-phrases';
import { partsOfTopic, topicAndQuestion, type DescriptionPart, type HasNumbered } from './parts';
import { isForeign, showsLanguage, type DescriptionReading, type TopicTerm } from './terms';
import { asNames, clauseOfPart, namesOfParts, type TopicClause } from './topic-clause';

const ACROSS_WORTH = 0.6;

/**
 * A clause with the words of all clauses, since a page may have words of several clauses but not enough of any one: a
 * page on strikes at one company, for `Grèves dans les transports : préavis, trafic, négociations à la SNCF`.
 */
const acrossClauses = (clauses: readonly TopicClause[], names: TopicClause['names']): TopicClause => {
  const core = new Map(clauses.flatMap((clause) => clause.core).map((term) => [term.stem, term]));
  const isHeaded = clauses.every((clause) => clause.isHeaded);
  return { core: [...core.values()], scope: [], names, isHeaded, isAspect: false, worth: ACROSS_WORTH, act: null };
};

/**
 * Well-known abbreviations and their long forms, if the description has either: other words may have the same initials.
 */
const wellKnownIn = (description: string): readonly string[] => {
  const written = ` ${tokens(description.toLowerCase()).join(' ')} `;
  return wellKnownInitials.filter((forms) => forms.some((form) => written.includes(` ${form} `))).flat();
};

/** The most common English stems, which say nothing about a topic by themselves. */
const COMMONPLACE_STEMS = 1000;

const isCommonplace = ({ stem }: TopicTerm): boolean => {
  const row = rowOfStem(stem);
  return row >= 0 && row < COMMONPLACE_STEMS;
};

/** A clause that has only scope words, with these as its core. */
const askingByScope = (clause: TopicClause): TopicClause =>
  clause.core.length > 0
    ? clause
    : { ...clause, core: clause.scope.map((term) => ({ ...term, weight: 1 })), scope: [] };

/** The unions and states that pages must name: other countries are names of a description in any case. */
const governmentsToName = (
  governments: DescriptionPart['names'],
  { isScope }: DescriptionGrammar,
  isTooCommon: DescriptionContext['isTooCommon'] = () => true,
): DescriptionPart['names'] => governments.filter((name) => name.every(isScope) && !isTooCommon(name));

/** A clause about what certain governments made: a page without their names is about what another one made. */
const madeBy =
  (governments: TopicClause['names']) =>
  (clause: TopicClause): TopicClause =>
    governments.length === 0 ? clause : { ...clause, names: [...clause.names, ...governments], isAspect: true };

/** What the pages show that helps to read a description. */
export interface DescriptionContext {
  /** The tracker's language; null for English. By default, that of the description. */
  readonly language?: Language | null;
  /** Stems of the pages, if they are not in English. */
  readonly vocabulary?: ReadonlySet<string>;
  /** Further languages of the pages. */
  readonly otherLanguages?: readonly Language[];
  /** How the pages write the words of a heading. */
  readonly writtenAsName?: WrittenAsName;
  /** Whether pages have a word with a number: `section 232`. */
  readonly hasNumbered?: HasNumbered;
  /** Whether most pages have the words of a name, so that it goes without saying. */
  readonly isTooCommon?: (name: readonly string[]) => boolean;
}

/** What is known of the pages before any was read. */
const NO_PAGES: Pick<DescriptionReading, 'vocabulary' | 'otherLanguages'> = {
  vocabulary: new Set(),
  otherLanguages: [],
};

/** Stems of the words after which brackets say how they are meant. */
const glossedIn = (parts: readonly DescriptionPart[], language: Language | null): ReadonlySet<string> =>
  new Set(
    parts
      .flatMap(({ words, gloss }) => (gloss.length > 0 ? words.slice(-1) : []))
      .map((word) => stemIn(word.toLowerCase(), language)),
  );

/**
 * The clauses of parts, those after the colon with what precedes it if they say little by themselves: `rates` are asked
 * of the `steel tariffs` before the colon, not of anything; `uranium` after `nuclear energy` is a topic.
 */
const withTopicInHead = (
  clauses: readonly TopicClause[],
  parts: readonly DescriptionPart[],
): readonly TopicClause[] => {
  const heads = clauses.flatMap(({ core }, index) =>
    parts[index]?.isUnderHead === false && core.length > 0 ? [core] : [],
  );
  if (heads.length === 0) return clauses;
  return clauses.map((clause, index) =>
    parts[index]?.isUnderHead === true && clause.core.every(isCommonplace)
      ? { ...clause, names: heads, isAspect: true }
      : clause,
  );
};

/**
 * The clauses that name a subject; if none does, the scope words are used. `learnt`: the aliases learned from pages.
 */
export const clausesOfDescription = (
  written: string,
  learnt: readonly string[],
  {
    language = languageOf(written),
    writtenAsName = () => null,
    hasNumbered = () => false,
    isTooCommon,
    ...ofPages
  }: DescriptionContext = {},
): readonly TopicClause[] => {
  const grammar = grammarOf(language);
  const made = withoutIssuerPhrases(written, grammar);
  const { topic: description, question } = topicAndQuestion(made.description, grammar);
  const heading = headingOfDescription(description, grammar, writtenAsName);
  const parts = partsOfTopic(heading?.aspects ?? description, grammar, hasNumbered);
  const reading: DescriptionReading = {
    grammar,
    ...NO_PAGES,
    ...ofPages,
    showsLanguage: showsLanguage(written),
    aliases: language === null ? [...learnt, ...wellKnownIn(description)] : learnt,
    isForeign: language === null && isForeign(description),
    mayUseSigns: false,
    isHeaded: heading !== null,
    glossed: glossedIn(parts, language),
  };
  const asked = tokens(question).filter((word) => grammar.carries(word) && grammar.isAbout(word));
  const [first = ''] = tokens(description);
  const opening = opensWithName(first, grammar, writtenAsName) ? first : null;
  const names = namesOfParts(parts, { heading, opening }, reading);
  const byPart = parts.map(clauseOfPart(parts, names, asked, reading));
  const mayBeInHead = heading === null && !names.areInHead && language === null;
  const clauses = mayBeInHead ? withTopicInHead(byPart, parts) : byPart;
  const ofMakers = madeBy(asNames(governmentsToName(made.governments, grammar, isTooCommon), [], reading));
  const naming = clauses
    .map((clause) => (clause.act === null ? clause : askingByScope(clause)))
    .filter((clause) => clause.core.length > 0)
    .map(ofMakers);
  if (naming.length > 0)
    return language === null || naming.length === 1 ? naming : [...naming, acrossClauses(naming, names.all)];
  return clauses
    .filter((clause) => clause.scope.length > 0)
    .map(askingByScope)
    .map((clause) => ofMakers({ ...clause, names: [], isHeaded: false, isAspect: false }));
};

/** Stems that any page on the topic may have. */
export const topicStemsOf = (clauses: readonly TopicClause[]): ReadonlySet<string> =>
  new Set(
    clauses.flatMap(({ core }) => core.flatMap((term) => [term.stem, ...term.also.flatMap(({ stems }) => stems)])),
  );
