import type { ReadDocument } from '../document';
import { eventVerbs } from '../ranking/event-words';
import { stem, tokens } from '../words/stems';
import { instructionWords, scopeWords, vagueWords } from './description-words';

const PROPOSED = 3;
const FEWEST_PAGES = 3;
/** Share of the pages on the topic that use a word, beyond the share of the others that do. */
const TYPICAL = 0.4;
const SHORTEST = 4;

/** Words that any topic has. */
const common = new Set([...instructionWords, ...scopeWords, ...vagueWords].map(stem));

const shareWith = (word: string, documents: readonly ReadDocument[]): number =>
  documents.length === 0
    ? 0
    : documents.filter(({ gate, titleStems }) => gate.counts.has(word) || titleStems.has(word)).length /
      documents.length;

/** Words for what happens, rather than for what it happens to. */
const isVerb = (word: string): boolean => /(?:ed|ing)$/.test(word) || eventVerbs.has(word.toLowerCase());

/** How the pages write a stem most often, in lower case unless it is a name. */
const spelling = (stemmed: string, documents: readonly ReadDocument[]): string => {
  const counts = new Map<string, number>();
  for (const { sentences } of documents)
    for (const { text } of sentences)
      for (const word of tokens(text)) if (stem(word) === stemmed) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? stemmed;
};

/**
 * At most three words that the pages on a topic use and its description lacks. `asked`: stems of the description; `others`:
 * pages that were read and are not on the topic.
 */
export const proposedWords = (
  onTopic: readonly ReadDocument[],
  others: readonly ReadDocument[],
  asked: ReadonlySet<string>,
): readonly string[] => {
  if (onTopic.length < FEWEST_PAGES) return [];
  const candidates = new Set(onTopic.flatMap(({ titleStems }) => [...titleStems]));
  return [...candidates]
    .filter((word) => word.length >= SHORTEST && !asked.has(word) && !common.has(word))
    .map((word) => ({ word, typical: shareWith(word, onTopic) - shareWith(word, others) }))
    .filter(({ typical }) => typical >= TYPICAL)
    .sort((a, b) => b.typical - a.typical || a.word.localeCompare(b.word))
    .map(({ word }) => spelling(word, onTopic))
    .filter((word) => !isVerb(word))
    .slice(0, PROPOSED);
};
