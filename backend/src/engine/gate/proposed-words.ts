import type { ReadDocument } from '../document';
import { eventVerbs } from '#text/languages/english/event-words';
import { isSection } from '#pages/page';
import { isContentWord, stem, stemIn, tokens } from '#text/words/stems';
import { instructionWords, scopeWords, vagueWords } from '#text/languages/english/description';

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

/** How the titles write each stem first. */
const spellings = (documents: readonly ReadDocument[]): ReadonlyMap<string, string> =>
  new Map(
    documents
      .flatMap(({ page, language }) => tokens(page.title).map((word) => [stemIn(word, language), word] as const))
      .reverse(),
  );

/**
 * At most three words that the pages on a topic use and its description lacks; the headings of a document only name its parts. `topicStems`: stems of the description; `others`:
 * pages that were read and are not on the topic.
 */
export const proposedWords = (
  relevant: readonly ReadDocument[],
  others: readonly ReadDocument[],
  topicStems: ReadonlySet<string>,
): readonly string[] => {
  const onTopic = relevant.filter(({ page }) => !isSection(page));
  if (onTopic.length < FEWEST_PAGES) return [];
  return [...spellings(onTopic)]
    .filter(([stemmed, word]) => stemmed.length >= SHORTEST && isContentWord(word) && !isVerb(word))
    .filter(([stemmed]) => !topicStems.has(stemmed) && !common.has(stemmed))
    .map(([stemmed, word]) => ({ word, typical: shareWith(stemmed, onTopic) - shareWith(stemmed, others) }))
    .filter(({ typical }) => typical >= TYPICAL)
    .sort((a, b) => b.typical - a.typical || a.word.localeCompare(b.word))
    .slice(0, PROPOSED)
    .map(({ word }) => word);
};
