import type { Clause, Term } from './description';
import { sameField } from './near-synonyms';

/** What the gate uses of a document: stems of its title and lead, and how often each stem occurs in all of it. */
export interface GateText {
  readonly title: ReadonlySet<string>;
  readonly lead: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
  readonly words: number;
}

/** Weights of the gate, each with why. */
const weights = {
  /** A title says what a document is about. */
  title: 0.6,
  /** So does its opening, less surely. */
  lead: 0.25,
  /** And what it keeps coming back to. */
  density: 0.6,
  /** Occurrences in a hundred words at which a document is thick with a term; a shorter text counts as one of `fewestWords`. */
  thick: 1.5,
  fewestWords: 60,
  /** Below this share of a clause's core terms, the document is about something else that shares a word. */
  enoughCore: 2 / 3,
  /** What the clauses beside the best one add. */
  otherClauses: 0.15,
  /** A list of things asked for, and the document has one of them only. */
  oneOfSeveral: 0.75,
  /** One mention in passing, in a text long enough for a second. */
  singleMention: 0.6,
  longEnough: 60,
  /** A launch, where nothing says that it is one of the things asked for. */
  nothingNamed: 0.25,
};

/** Absolute, so that a day without anything on the topic selects nothing, however the pages compare to each other. */
export const RELEVANT = 0.3;

interface Presence {
  readonly score: number;
  readonly count: number;
  readonly inTitle: boolean;
}

const presenceOf = (stems: readonly string[], text: GateText): Presence => {
  const count = Math.min(...stems.map((stem) => text.counts.get(stem) ?? 0));
  const inTitle = stems.every((stem) => text.title.has(stem));
  if (count === 0 && !inTitle) return { score: 0, count, inTitle };
  const inLead = stems.every((stem) => text.lead.has(stem));
  const perHundred = (100 * count) / Math.max(weights.fewestWords, text.words);
  const density = Math.min(1, perHundred / weights.thick);
  const score = (inTitle ? weights.title : 0) + (inLead ? weights.lead : 0) + weights.density * density;
  return { score: Math.min(1, score), count, inTitle };
};

const best = (a: Presence, b: Presence): Presence => (b.score > a.score ? b : a);

const presence = (term: Term, text: GateText): Presence =>
  term.also
    .map(({ stems, worth }) => {
      const found = presenceOf(stems, text);
      return { ...found, score: found.score * worth };
    })
    .reduce(best, presenceOf([term.stem], text));

interface Hit {
  readonly score: number;
  readonly hit: boolean;
  readonly passing: boolean;
}

const clauseScore = (clause: Clause, text: GateText): Hit => {
  const core = clause.core.map((term) => presence(term, text));
  const present = core.filter((found) => found.score > 0);
  if (present.length === 0) return { score: 0, hit: false, passing: false };
  const terms = [...clause.core, ...clause.scope];
  const total = terms.reduce((sum, term) => sum + term.weight, 0);
  const sum = terms.reduce((sum, term) => sum + term.weight * presence(term, text).score, 0);
  const share = present.length / core.length;
  const passing =
    present.every((found) => !found.inTitle) &&
    present.reduce((sum, found) => sum + found.count, 0) === 1 &&
    text.words > weights.longEnough;
  return { score: (sum / total) * (share < weights.enoughCore ? share * share : 1), hit: true, passing };
};

/** Whether a document names a thing of those asked for, or one of its field; true where the description itself names none. */
const namesAThing = (clauses: readonly Clause[], text: GateText): boolean => {
  const things = clauses.flatMap(({ core }) => core.filter(({ vague }) => !vague));
  return (
    things.length === 0 ||
    things.some(
      (term) =>
        presence(term, text).score > 0 ||
        sameField(term.stem).some((stem) => text.counts.has(stem) || text.title.has(stem)),
    )
  );
};

/** How near a document is to what was asked, 0 to about 1.5. */
export const relevance = (clauses: readonly Clause[], text: GateText): number => {
  const scores = clauses.map((clause) => clauseScore(clause, text));
  const hits = scores.filter((score) => score.hit);
  if (hits.length === 0) return 0;
  const top = Math.max(...hits.map((hit) => hit.score));
  const others = hits.reduce((sum, hit) => sum + hit.score, 0) - top;
  const oneOfSeveral = clauses.length > 1 && hits.length === 1 ? weights.oneOfSeveral : 1;
  const passing = hits.every((hit) => hit.passing) ? weights.singleMention : 1;
  const named = namesAThing(clauses, text) ? 1 : weights.nothingNamed;
  return (top + weights.otherClauses * others) * oneOfSeveral * passing * named;
};
