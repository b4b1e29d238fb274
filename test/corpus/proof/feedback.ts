import { withVerdict } from '#engine/feedback/verdicts';
import { nothingKnown, type Findings, type Knowledge, type EffectiveVerdict } from '#engine/ledger';
import { findNews } from '#modules/research/news-engine';
import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { FIRST_PUBLISHED, pagePublished, retellingPairs, type RetellingPair } from './retelling-pairs';

/** Too late for a page to be folded into the told story by its date. */
const LATER = FIRST_PUBLISHED + 10 * 86_400_000;

const run = (topic: string, page: ReadPage, runAt: number, knowledge: Knowledge): Findings =>
  findNews({
    description: topic,
    domains: [],
    now: new Date(runAt + 3_600_000).toISOString(),
    pages: [page],
    knowledge,
    newId: (name) => `${runAt} ${name}`,
  });

/** Whether the second page is told ten days after the first, if its lines have this verdict; null if neither is told without. */
const toldAfter =
  (verdict: EffectiveVerdict) =>
  ({ topic, first, second }: RetellingPair): boolean | null => {
    const knowledge = knowledgeAfter(
      nothingKnown,
      run(topic, pagePublished(first, FIRST_PUBLISHED), FIRST_PUBLISHED, nothingKnown),
    );
    const isTold = (known: Knowledge): boolean =>
      run(topic, pagePublished(second, LATER), LATER, known).recorded.length > 0;
    if (knowledge.claims.length === 0 || !isTold(knowledge)) return null;
    return isTold({ ...knowledge, claims: knowledge.claims.map((claim) => withVerdict(claim, verdict)) });
  };

/** How many second pages of pairs are told, and how many are not because of a verdict on the first one's lines. */
export const toldAndKeptOut = (half: RetellingPair['half'], same: boolean, verdict: EffectiveVerdict) => {
  const results = retellingPairs.filter((pair) => pair.half === half && pair.same === same).map(toldAfter(verdict));
  return {
    told: results.filter((told) => told === true).length,
    keptOut: results.filter((told) => told === false).length,
  };
};
