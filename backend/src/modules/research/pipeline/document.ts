import type { GateText } from './gate/gate';
import type { ReadPage } from './page';
import { sentencesOf, shownBlocks, type Sentence } from './sentences/sentences';
import { timeOf } from './words/dates';
import { stemSet, stemsOf, tokens } from './words/stems';

/** A sentence with the properties that the stages use. */
export interface Candidate extends Sentence {
  /** Its place among the page's sentences, from 0. */
  readonly place: number;
  readonly stems: ReadonlySet<string>;
}

/** A page as the stages see it. */
export interface ReadDocument {
  readonly page: ReadPage;
  /** Blocks with whitespace collapsed. */
  readonly blocks: readonly string[];
  readonly sentences: readonly Candidate[];
  readonly titleStems: ReadonlySet<string>;
  readonly gate: GateText;
  /** Publication time in milliseconds; null if unknown. */
  readonly publishedAt: number | null;
}

const LEAD_WORDS = 70;

export const readDocument = (page: ReadPage): ReadDocument => {
  const blocks = shownBlocks(page.blocks);
  const counts = new Map<string, number>();
  const lead = new Set<string>();
  let words = 0;
  const sentences = sentencesOf(blocks).map((sentence, place): Candidate => {
    const written = tokens(sentence.text);
    const stems = stemsOf(written);
    for (const found of stems) counts.set(found, (counts.get(found) ?? 0) + 1);
    if (words < LEAD_WORDS) for (const found of stems) lead.add(found);
    words += written.length;
    return { ...sentence, place, stems: new Set(stems) };
  });
  const titleStems = stemSet(page.title);
  return {
    page,
    blocks,
    sentences,
    titleStems,
    gate: { title: titleStems, lead, counts, words },
    publishedAt: timeOf(page.publishedAt),
  };
};
