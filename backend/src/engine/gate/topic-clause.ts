import { stemIn } from '#text/words/stems';
import { isKindOfAct, isOfficeWord } from './document-acts';
import { isEvent, qualifiesEvent } from './event-signs';
import type { DescriptionGrammar } from './grammar';
import type { Heading } from './heading';
import type { DescriptionPart } from './parts';
import { topicTerm, type DescriptionReading, type TopicTerm } from './terms';

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
  readonly isHeaded: boolean;
  /** Whether it only narrows its names: `crew` in `Artemis missions: launches, crew`. */
  readonly isAspect: boolean;
  /** Upper limit of its score, at most 1. */
  readonly worth: number;
  /**
   * The kind of act if it asks for nothing else, whatever those are about: `executive orders`. Null if it has a
   * subject.
   */
  readonly act: string | null;
}

const SCOPE_WEIGHT = 0.25;

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
 * The kind of act that a part asks for, if it asks for nothing else, except perhaps for the issuer: `new executive
 * orders`, `proclamations of President Lima`.
 */
const actAskedFor = ({ words, names }: DescriptionPart, { isScope, language }: DescriptionGrammar): string | null => {
  if (language !== null) return null;
  const kind = words.map((word) => stemIn(word.toLowerCase(), null)).find(isKindOfAct);
  const named = new Set(names.flat());
  const others = words.filter((word) => stemIn(word.toLowerCase(), null) !== kind && !named.has(word));
  return kind !== undefined && others.every((word) => isScope(word) || isOfficeWord(word)) ? kind : null;
};

const weightOfName = (name: readonly string[], { isScope }: DescriptionGrammar): number =>
  name.every(isScope) && name.length < FEWEST_WORDS_OF_PARTNERS ? SCOPE_WEIGHT : 1;

export const asNames = (
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

export const namesOfParts = (
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
  if (reading.isHeaded) return all;
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
export const clauseOfPart =
  (
    parts: readonly DescriptionPart[],
    ofNames: DescriptionNames,
    asked: readonly string[],
    reading: DescriptionReading,
  ) =>
  (part: DescriptionPart, index: number): TopicClause => {
    const { grammar } = reading;
    const { words, names, continues, isUnderHead, gloss } = part;
    const mayUseSigns = ofNames.all.length > 0 && isEventOnly(part, grammar);
    const narrows = (word: string): boolean =>
      grammar.isScope(word) || (mayUseSigns && qualifiesEvent(stemIn(word, grammar.language), grammar.language));
    const core = words.filter((word) => !narrows(word));
    const head = continues ? parts.slice(0, index).findLast((part) => !part.continues) : undefined;
    const said = names.length > 0 ? [] : saidOfList(head, part).filter((word) => !narrows(word));
    // Only for single words: a page need not repeat the shared words next to a longer item.
    const shared = core.length === 1 ? said : [];
    const isAspectOfHead = ofNames.areInHead && isUnderHead && names.length === 0;
    return {
      core: [...shared, ...core, ...gloss].map((word) => topicTerm(word, 1, words, { ...reading, mayUseSigns })),
      scope: [...words.filter(narrows), ...asked].map((word) => topicTerm(word, SCOPE_WEIGHT, words, reading)),
      names: namesOfPart(part, { head, core, shared, isAspectOfHead }, ofNames, reading),
      isHeaded: reading.isHeaded,
      isAspect: isAspectOfHead || said.length > shared.length,
      worth: 1,
      act: actAskedFor(part, grammar),
    };
  };
