import type { Language } from '#text/languages/language';
import { languageOf } from '#text/languages/detection';
import { stemIn, tokens } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import { isEvent, qualifiesEvent } from './event-signs';
import { grammarOf, type DescriptionGrammar } from './grammar';
import { headingOfDescription, opensWithName, type Heading, type WrittenAsName } from './heading';
import { isKindOfAct, isOfOffice } from './document-acts';
import { withoutMakers } from './issuer-phrases';
import { partsOfTopic, topicAndQuestion, type DescriptionPart, type HasNumbered } from './parts';
import { wellKnownInitials } from '#text/languages/english/well-known-initials';
import { isForeign, showsLanguage, topicTerm, type DescriptionReading, type TopicTerm } from './terms';

/** One of the topics in the description, split at lists: a document is relevant if it is about one of them. */
export interface TopicClause {
  readonly core: readonly TopicTerm[];
  readonly scope: readonly TopicTerm[];
  /** Proper names as their words: a document must mention one of them. If empty, the clause names nothing. */
  readonly names: readonly (readonly TopicTerm[])[];
  /**
   * Whether the names come from a heading. Without the clause's core, such a page is about something else that they
   * did.
   */
  readonly headed: boolean;
  /** Whether it only narrows what its names stand for: `crew` in `Artemis missions: launches, crew`. */
  readonly isAspect: boolean;
  /** Upper limit of its score, at most 1. */
  readonly worth: number;
  /**
   * The kind of acts that is all it asks for, whatever they are about: `executive orders`. Null if it has a subject.
   */
  readonly act: string | null;
}

const SCOPE_WEIGHT = 0.25;
const ACROSS_WORTH = 0.6;
/**
 * Number of words from which a name of unions and states is that of several partners and so a subject of its own:
 * `United States-United Kingdom`.
 */
const FEWEST_WORDS_OF_PARTNERS = 3;

/**
 * Whether a part has nothing but an event, and words for where or whose it is: `Civil war in Sudan`, but not `war on
 * drugs in Mexico`.
 */
const isEventOnly = ({ words, names }: DescriptionPart, { language, isScope }: DescriptionGrammar): boolean => {
  const nameStems = new Set(names.flat());
  const others = words
    .filter((word) => !isScope(word) && !nameStems.has(word))
    .map((word) => stemIn(word.toLowerCase(), language));
  const isOne = (word: string): boolean => isEvent(word, language);
  return others.some(isOne) && others.every((word) => isOne(word) || qualifiesEvent(word, language));
};

/**
 * A clause with the words of all clauses, since a page may have words of several clauses but not enough of any one: a
 * page on strikes at one company, for `Grèves dans les transports : préavis, trafic, négociations à la SNCF`.
 */
const acrossClauses = (clauses: readonly TopicClause[], names: TopicClause['names']): TopicClause => {
  const core = new Map(clauses.flatMap((clause) => clause.core).map((term) => [term.stem, term]));
  const headed = clauses.every((clause) => clause.headed);
  return { core: [...core.values()], scope: [], names, headed, isAspect: false, worth: ACROSS_WORTH, act: null };
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

/** How a part belongs to the others of its description. */
interface PartContext {
  /** The part that it continues the list of. */
  readonly head: DescriptionPart | undefined;
  readonly core: readonly string[];
  /** Words that apply to every item of the list. */
  readonly shared: readonly string[];
  /** Whether it follows a colon with a name before it, and has none itself. */
  readonly isAspectOfHead: boolean;
}

/**
 * Words that apply to every item of a list, given its first item and another: `tariffs` in `tariffs on steel and
 * aluminum`.
 */
const saidOfList = (head: DescriptionPart | undefined, listed: DescriptionPart): readonly string[] =>
  head?.names.flat().every((word) => head.before.includes(word)) === true && head.isUnderHead === listed.isUnderHead
    ? head.before
    : [];

/** Whether a part names only a place, after a preposition, and before it what is there: `bridge in Port Lima`. */
const isThingAtPlace = ({ names, before }: DescriptionPart, { isScope }: DescriptionGrammar): boolean =>
  names.length > 0 && before.some((word) => !isScope(word)) && !names.flat().some((word) => before.includes(word));

/** The subject of a part that continues the list of another, which may be before a colon. */
const subjectOf = (
  head: DescriptionPart,
  listed: DescriptionPart,
  { isScope }: DescriptionGrammar,
): DescriptionPart['names'] => {
  if (head.names.length > 0) return head.names;
  const said = saidOfList(head, listed);
  return (said.length > 0 ? said : head.words).filter((word) => !isScope(word)).map((word) => [word]);
};

/**
 * The kind of acts that a part asks for, if it asks for nothing else, but perhaps by whom: `new executive orders`,
 * `proclamations of President Lima`.
 */
const actAskedFor = ({ words, names }: DescriptionPart, { isScope, language }: DescriptionGrammar): string | null => {
  if (language !== null) return null;
  const kind = words.map((word) => stemIn(word.toLowerCase(), null)).find(isKindOfAct);
  const named = new Set(names.flat());
  const others = words.filter((word) => stemIn(word.toLowerCase(), null) !== kind && !named.has(word));
  return kind !== undefined && others.every((word) => isScope(word) || isOfOffice(word)) ? kind : null;
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

const weightOfName = (name: readonly string[], { isScope }: DescriptionGrammar): number =>
  name.every(isScope) && name.length < FEWEST_WORDS_OF_PARTNERS ? SCOPE_WEIGHT : 1;

const asNames = (
  names: DescriptionPart['names'],
  words: readonly string[],
  reading: DescriptionReading,
): TopicClause['names'] =>
  names.map((name) => name.map((word) => topicTerm(word, weightOfName(name, reading.grammar), words, reading)));

/** The names of a description, as its parts without a name need them. */
interface DescriptionNames {
  /** The name in the heading or, without one, those of all parts. */
  readonly all: TopicClause['names'];
  /** The first word, if it is a name that its capital does not show. */
  readonly opening: TopicClause['names'];
  /** Whether a name precedes the colon. */
  readonly areInHead: boolean;
  /** The words for a thing at a place that precedes the colon. */
  readonly subjectAtPlace: readonly TopicTerm[];
}

const namesOfParts = (
  parts: readonly DescriptionPart[],
  { heading, opening }: { readonly heading: Heading | null; readonly opening: string | null },
  reading: DescriptionReading,
): DescriptionNames => {
  const { grammar } = reading;
  return {
    all:
      heading === null
        ? parts.flatMap(({ names, words }) => asNames(names, words, reading))
        : asNames([heading.name], heading.name, reading),
    opening: opening === null ? [] : asNames([[opening]], [opening], reading),
    areInHead: opening !== null || parts.some(({ names, isUnderHead }) => names.length > 0 && !isUnderHead),
    // `The harbour bridge in Port Lenning: repair` does not ask what is repaired elsewhere in the port.
    subjectAtPlace: parts
      .filter((part) => grammar.language === null && !part.isUnderHead && isThingAtPlace(part, grammar))
      .flatMap(({ words }) => asNames([words], words, reading).flat()),
  };
};

/** The names that a page must have one of to be about a part. */
const namesOfPart = (
  part: DescriptionPart,
  { head, core, shared, isAspectOfHead }: PartContext,
  { all, opening, subjectAtPlace }: DescriptionNames,
  reading: DescriptionReading,
): TopicClause['names'] => {
  const { names, words, gloss } = part;
  if (reading.headed) return all;
  if (names.length > 0) return asNames(names, words, reading);
  if (isAspectOfHead) return subjectAtPlace.length > 0 ? [subjectAtPlace] : [...opening, ...all];
  if (gloss.length > 0) return asNames([gloss], words, reading);
  if (shared.length > 0) return asNames(head?.names ?? [], head?.words ?? [], reading);
  const subject = head === undefined ? [] : subjectOf(head, part, reading.grammar);
  if (subject.length > 0) return asNames(subject, head?.words ?? [], reading);
  // `rates, bonds and forecasts of the ECB`: a single word depends on the description's names.
  return core.length === 1 ? all : [];
};

/** The clause of a part. `asked`: words of what the description asks about all its parts. */
const clauseOfPart =
  (
    parts: readonly DescriptionPart[],
    ofNames: DescriptionNames,
    asked: readonly string[],
    reading: DescriptionReading,
  ) =>
  (part: DescriptionPart, index: number): TopicClause => {
    const { grammar } = reading;
    const { words, names, continues, isUnderHead, gloss } = part;
    const signed = ofNames.all.length > 0 && isEventOnly(part, grammar);
    const narrows = (word: string): boolean =>
      grammar.isScope(word) || (signed && qualifiesEvent(stemIn(word, grammar.language), grammar.language));
    const core = words.filter((word) => !narrows(word));
    const head = continues ? parts.slice(0, index).findLast((part) => !part.continues) : undefined;
    const said = names.length > 0 ? [] : saidOfList(head, part).filter((word) => !narrows(word));
    // Only for single words: a page need not repeat the shared words next to a longer item.
    const shared = core.length === 1 ? said : [];
    const isAspectOfHead = ofNames.areInHead && isUnderHead && names.length === 0;
    return {
      core: [...shared, ...core, ...gloss].map((word) => topicTerm(word, 1, words, { ...reading, signed })),
      scope: [...words.filter(narrows), ...asked].map((word) => topicTerm(word, SCOPE_WEIGHT, words, reading)),
      names: namesOfPart(part, { head, core, shared, isAspectOfHead }, ofNames, reading),
      headed: reading.headed,
      isAspect: isAspectOfHead || said.length > shared.length,
      worth: 1,
      act: actAskedFor(part, grammar),
    };
  };

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
  const made = withoutMakers(written, grammar);
  const { topic: description, question } = topicAndQuestion(made.description, grammar);
  const heading = headingOfDescription(description, grammar, writtenAsName);
  const parts = partsOfTopic(heading?.aspects ?? description, grammar, hasNumbered);
  const reading: DescriptionReading = {
    grammar,
    ...NO_PAGES,
    ...ofPages,
    showsLanguage: showsLanguage(written),
    aliases: language === null ? [...learnt, ...wellKnownIn(description)] : learnt,
    foreign: language === null && isForeign(description),
    signed: false,
    headed: heading !== null,
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
    .map((clause) => ofMakers({ ...clause, names: [], headed: false, isAspect: false }));
};

/** Stems that any page on the topic may have. */
export const topicStemsOf = (clauses: readonly TopicClause[]): ReadonlySet<string> =>
  new Set(
    clauses.flatMap(({ core }) => core.flatMap((term) => [term.stem, ...term.also.flatMap(({ stems }) => stems)])),
  );
