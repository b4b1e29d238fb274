import { sameField } from './near-synonyms';
import type { PageWords } from './numbered-words';
import { NO_PRESENCE, higherPresence, presence, type TermPresence } from './presence';
import type { TopicTerm } from './terms';
import type { TopicClause } from './topic-clause';

/** Weights with their reasons. */
const GATE_WEIGHTS = {
  /** Number of best core terms of a clause that count, so that longer descriptions do not select less. */
  coreTerms: 3,
  /** Factor if the page has none of the clause's names. */
  nameless: 0.25,
  /** Factor if the page lacks the name in the heading, and so is about someone else. */
  otherwiseNamed: 0.1,
  /**
   * Factor if the page has one or two of the clause's names but no other word of it, and so is about something else
   * that concerns them.
   */
  nameOnly: 0.4,
  /** Minimum share of the core terms; a page with fewer shares a word but is about something else. */
  enoughCore: 2 / 3,
  /** Weight of the clauses other than the best one. */
  otherClauses: 0.15,
  /** Factor if the page has only one of several things that the description lists. */
  oneOfSeveral: 0.75,
  /** Factor for a single mention in a text that is long enough for two. */
  singleMention: 0.6,
  longEnough: 60,
  /** Score of a page that is, or reports, an act of the requested kind. */
  ofKind: 0.6,
  /** Factor for a generic activity, such as a launch, without a subject of the description. */
  nothingNamed: 0.25,
};

/**
 * Relevance from which a page is on the topic. It is absolute, so that a day without news on the topic selects nothing.
 */
export const RELEVANT = 0.3;

interface Hit {
  readonly score: number;
  readonly isHit: boolean;
  readonly isInPassing: boolean;
}

const sumOf = (found: readonly TermPresence[]): number => found.reduce((sum, { score }) => sum + score, 0);

const byScore = (terms: readonly TopicTerm[], text: PageWords): readonly TermPresence[] =>
  terms.map((term) => presence(term, text)).sort((a, b) => b.score - a.score);

/** Whether a name is a state or union, such as `the European Union`, which are often mentioned in passing. */
const isPolity = (name: readonly TopicTerm[]): boolean => name.every(({ weight }) => weight < 1);

/** Whether all words of a name occur, and not only once in passing. */
const mentions = (name: readonly TopicTerm[], text: PageWords): boolean => {
  const words = name.map((term) => presence(term, text));
  if (isPolity(name)) return words.every(({ isInTitle, isInLead }) => isInTitle || isInLead);
  return (
    words.every(({ score }) => score > 0) &&
    words.some(({ isInTitle, isInLead, count }) => isInTitle || isInLead || count > 1)
  );
};

/** The presence of a name. However many words it has, it counts once. */
const namePresence = (name: readonly TopicTerm[], text: PageWords): TermPresence => {
  const words = name.map((term) => presence(term, text));
  return { ...words.reduce(higherPresence, NO_PRESENCE), score: sumOf(words) / words.length };
};

/** The presence in a page of a clause's core: of its own names, and of its other words. */
const corePresence = ({ core, scope, names }: TopicClause, text: PageWords) => {
  const own = new Set([...core, ...scope].map(({ stem }) => stem));
  const ownNames = names.filter((name) => name.some(({ stem }) => own.has(stem)));
  const namesThing = new Set(ownNames.flat().map(({ stem }) => stem));
  return {
    names: ownNames.map((name) => namePresence(name, text)),
    others: core.filter(({ stem }) => !namesThing.has(stem)).map((term) => presence(term, text)),
  };
};

/**
 * The score of a page by the kind of act that it is or reports; null if the clause asks for no kind or the page shows
 * none.
 */
const scoreOfAct = ({ act, names }: TopicClause, page: PageWords): Hit | null => {
  if (act === null || page.acts === undefined) return null;
  const isHit = page.acts.has(act) && (names.length === 0 || names.some((name) => namePresence(name, page).score > 0));
  return { score: isHit ? GATE_WEIGHTS.ofKind : 0, isHit, isInPassing: false };
};

const clauseScore = (clause: TopicClause, text: PageWords): Hit => {
  const ofAct = scoreOfAct(clause, text);
  if (ofAct !== null) return ofAct;
  const { names, others } = corePresence(clause, text);
  const core = [...names, ...others].sort((a, b) => b.score - a.score).slice(0, GATE_WEIGHTS.coreTerms);
  const present = core.filter((found) => found.score > 0);
  if (present.length === 0) return { score: 0, isHit: false, isInPassing: false };
  const scope = byScore(clause.scope, text);
  const scopeWeight = clause.scope.reduce((sum, term) => sum + term.weight, 0);
  const scopeSum = scope.reduce((sum, { score }, index) => sum + score * (clause.scope[index]?.weight ?? 0), 0);
  // Scope words that a page lacks do not lower its score.
  const mean = Math.max(sumOf(core) / core.length, (sumOf(core) + scopeSum) / (core.length + scopeWeight));
  const share = present.length / core.length;
  const isInPassing =
    present.every((found) => !found.isInTitle) &&
    present.reduce((sum, found) => sum + found.count, 0) === 1 &&
    text.words > GATE_WEIGHTS.longEnough;
  const namesThing = clause.names.length === 0 || clause.names.some((name) => mentions(name, text));
  const isNameOnly =
    others.length > 0 &&
    others.every(({ score }) => score === 0) &&
    names.filter(({ score }) => score > 0).length < GATE_WEIGHTS.coreTerms;
  const score =
    clause.worth *
    mean *
    (share < GATE_WEIGHTS.enoughCore ? share * share : 1) *
    (namesThing ? 1 : clause.isHeaded || clause.isAspect ? GATE_WEIGHTS.otherwiseNamed : GATE_WEIGHTS.nameless) *
    (isNameOnly ? GATE_WEIGHTS.nameOnly : 1);
  return { score, isHit: true, isInPassing };
};

/**
 * Whether a document mentions one of the description's subjects or their fields; true if the description names none.
 */
const namesAThing = (clauses: readonly TopicClause[], text: PageWords): boolean => {
  const things = clauses.flatMap(({ core }) => core.filter(({ isVague }) => !isVague));
  return (
    things.length === 0 ||
    things.some(
      (term) =>
        presence(term, text).score > 0 ||
        sameField(term.stem).some((stem) => text.counts.has(stem) || text.title.has(stem)),
    )
  );
};

/** A document's relevance to the description, 0 to about 1.5. */
export const relevance = (clauses: readonly TopicClause[], text: PageWords): number => {
  const hits = clauses.map((clause) => clauseScore(clause, text)).filter((score) => score.isHit);
  if (hits.length === 0) return 0;
  const top = Math.max(...hits.map((hit) => hit.score));
  const others = hits.reduce((sum, hit) => sum + hit.score, 0) - top;
  // Aspects that follow a heading, and kinds of acts, are separate topics.
  const areOneTopic = clauses.length > 1 && !clauses.every(({ isHeaded, act }) => isHeaded || act !== null);
  const oneOfSeveral = areOneTopic && hits.length === 1 ? GATE_WEIGHTS.oneOfSeveral : 1;
  const passing = hits.every((hit) => hit.isInPassing) ? GATE_WEIGHTS.singleMention : 1;
  const isOfKind = clauses.some((clause) => scoreOfAct(clause, text)?.isHit === true);
  const namesThing = isOfKind || namesAThing(clauses, text) ? 1 : GATE_WEIGHTS.nothingNamed;
  return (top + GATE_WEIGHTS.otherClauses * others) * oneOfSeveral * passing * namesThing;
};

/** The minimum for a single sentence to be about a topic whatever its page is about: more than a mention in passing. */
const ALONE = { relevance: 0.8, terms: 3 };

/**
 * Whether a sentence by itself is about one of the topics: it has at least three words of one clause. `topicStems`: the
 * stems of all.
 */
export const isAboutTopic = (
  topics: readonly (readonly TopicClause[])[],
  { stems, words }: { readonly stems: ReadonlySet<string>; readonly words: number },
  topicStems: ReadonlySet<string>,
): boolean => {
  if ([...stems].filter((stem) => topicStems.has(stem)).length < ALONE.terms) return false;
  const counts = new Map([...stems].map((stem) => [stem, 1]));
  const text: PageWords = { title: new Set(), lead: stems, counts, names: new Set(), words };
  return topics.some(
    (clauses) =>
      clauses.some(({ core }) => core.filter((term) => presence(term, text).score > 0).length >= ALONE.terms) &&
      relevance(clauses, text) >= ALONE.relevance,
  );
};
