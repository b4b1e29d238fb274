import { acts } from '#text/languages/english/news';
import { RELEVANT } from '../gate/gate';
import type { LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';
import { sentenceChoices } from './choices';
import { claimFrom, repeatedNews } from './claim-from';
import { SCORE_THRESHOLDS } from './score-thresholds';

/** Whether a claim is from a page on another topic. Nothing else is published from such a page. */
export const isAside = ({ relevance }: LedgerClaim): boolean => relevance < RELEVANT;

/**
 * Publishes what a page on another topic itself does about this one: `The order imposes a duty of 15% on drones of
 * Norland, Kestria and Ostland`, for a tracker on trade with the three. True if it published something.
 */
export const addAside = (run: Run, runPage: RunPage): boolean => {
  const { analysis, earlier } = runPage;
  if (earlier !== undefined || !analysis.sentences.some((sentence) => run.isOnTopic(sentence))) return false;
  const aside = sentenceChoices(run, [runPage], SCORE_THRESHOLDS.headline).find(
    ({ ranked }) =>
      ranked.isFit &&
      acts.test(ranked.sentence.text) &&
      run.isOnTopic(ranked.sentence) &&
      repeatedNews(run, ranked.sentence) === undefined,
  );
  if (aside === undefined || !run.verify(runPage, aside.ranked.sentence)) return false;
  const { sentence, appeal } = aside.ranked;
  const claim = claimFrom(run, runPage, sentence, { role: 'headline', story: runPage.story, appeal });
  run.ledger.record({ kind: 'new', claim, replaces: [] });
  run.recordOutcome(runPage, 'told', { kind: 'aside' });
  return true;
};
