import { isSection } from '#pages/page';
import { tellsAlone } from '../ranking/says-little';
import { tellsAnAct } from '../ranking/headline';
import { isOfItsDay } from '../ranking/own-time';
import { earlierDaysOf, toldDaysOf } from '../mentions/days';
import type { Reading, Run } from '../run';
import { claimFrom } from './claim-from';
import type { Choice } from './choices';
import { floors } from './floors';

/** Of a page: a chronicle of a year is not told line by line. */
const MOST_DAYS = 3;

/** Whether it says, by itself, what happened on a day before its page's. */
const recalls = ({ reading: { document }, ranked }: Choice): boolean =>
  !ranked.noNews &&
  ranked.isFit &&
  tellsAnAct(ranked.sentence.text) &&
  tellsAlone(ranked.sentence.text) &&
  !isOfItsDay(ranked.sentence.text, document.language);

/**
 * Tells what a page says of earlier days by their dates of which nothing is told: what happened before a tracker began to read, or on a
 * day when it found no page. Not of English pages, which are read every day.
 */
export const tellMissedDays = (run: Run, story: string, reading: Reading): void => {
  const { document, earlier, relevant } = reading;
  if (!relevant || earlier !== undefined || document.language === null || isSection(document.page)) return;
  const at = document.publishedAt ?? run.at;
  const dated = run.sentencesOf(reading).flatMap((ranked) => {
    const days = earlierDaysOf(ranked.sentence.text, at);
    return days.length === 0 ? [] : [{ choice: { reading, ranked }, days }];
  });
  if (dated.length === 0) return;
  const told = new Set(run.told.newest(Infinity).flatMap(({ claim }) => toldDaysOf(claim)));
  let found = 0;
  for (const { choice, days } of dated) {
    const { sentence, appeal } = choice.ranked;
    if (found === MOST_DAYS) return;
    if (days.some((day) => told.has(day)) || !recalls(choice) || run.verdicts.against(sentence) !== undefined) continue;
    if (run.told.lines.near(sentence.stems, floors.detailLikeness).length > 0 || !run.verify(reading, sentence)) continue;
    run.told.record({
      kind: 'new',
      claim: claimFrom(run, reading, sentence, { role: 'detail', story, appeal }),
      replaces: [],
    });
    for (const day of days) told.add(day);
    found++;
  }
};
