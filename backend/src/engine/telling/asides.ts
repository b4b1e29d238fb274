import { lineOf, repeatedLine } from '../compare/lines';
import { RELEVANT } from '../gate/gate';
import type { LedgerClaim } from '../ledger';
import { acts } from '#text/languages/english/news';
import type { Reading, Run } from '../run';
import { claimFrom } from './claim-from';
import { choices } from './choices';
import { floors } from './floors';

/** Whether a claim was told of a page on another topic, of which nothing else is told. */
export const isAside = ({ relevance }: LedgerClaim): boolean => relevance < RELEVANT;

/**
 * Tells what a page on another topic itself does about this one, `The order imposes a duty of 15% on drones of Norland, Kestria and
 * Ostland` for a tracker on trade with the three. True if it does.
 */
export const tellAside = (run: Run, reading: Reading): boolean => {
  const { document, earlier } = reading;
  if (earlier !== undefined || !document.sentences.some((sentence) => run.isOnTopic(sentence))) return false;
  const aside = choices(run, [reading], floors.headline).find(
    ({ ranked }) =>
      ranked.isFit &&
      acts.test(ranked.sentence.text) &&
      run.isOnTopic(ranked.sentence) &&
      repeatedLine(lineOf(ranked.sentence.text), run.told.lines) === null,
  );
  if (aside === undefined || !run.verify(reading, aside.ranked.sentence)) return false;
  const { sentence, appeal } = aside.ranked;
  const claim = claimFrom(run, reading, sentence, { role: 'headline', story: reading.story, appeal });
  run.told.record({ kind: 'new', claim, replaces: [] });
  run.judge(reading, 'told', { kind: 'aside' });
  return true;
};
