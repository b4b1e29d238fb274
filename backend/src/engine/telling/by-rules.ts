import type { DocumentReason } from '#events/research/run-log';
import { leaveOut, type Reading, type Run } from '../run';
import { byStory } from '../stories/assign';
import { isAside, tellAside } from './asides';
import { tellChanges } from './changes';
import { withoutOffTopic } from './choices';
import { reversibleStories, tellContradictions, type NamedStories } from './contradictions';
import { tellMore } from './second-sentences';
import { tellSections } from './sections';
import { confirmStory, tellBetter, tellStory } from './stories';

const offTopic: DocumentReason = { kind: 'off_topic' };

/** Pages that reverse or change what was told before, or what this run has told of older pages. */
const overrule = (run: Run, readings: readonly Reading[], named: NamedStories): ReadonlySet<Reading> =>
  new Set(
    readings.filter((reading) => {
      const reverses = tellContradictions(run, reading, named);
      return tellChanges(run, reading) || reverses;
    }),
  );

/** Tells one story: reversals first, then changes, then anything else that is new in it. */
const tellOneStory = (run: Run, story: string, pages: readonly Reading[], named: NamedStories): void => {
  const judged = run.verdicts.ofStory(story);
  if (judged?.verdict === 'off_topic') {
    for (const reading of pages) leaveOut(run, reading, judged);
    return;
  }
  const readings = withoutOffTopic(run, pages);
  const claim = run.told.headline(story);
  const overruling = overrule(run, readings, named);
  if (claim !== undefined) {
    const unread = readings.filter((reading) => reading.earlier === undefined && !overruling.has(reading));
    const better = judged === undefined ? tellBetter(run, claim, unread) : undefined;
    confirmStory(
      run,
      claim,
      unread.filter((reading) => reading !== better),
    );
    for (const reading of readings.filter(({ earlier }) => earlier !== undefined)) {
      const mayAdd = judged === undefined && !overruling.has(reading) && (reading.relevant || !isAside(claim));
      if (mayAdd && tellMore(run, story, reading)) run.judge(reading, 'told', { kind: 'adds' });
      else run.judge(reading, 'known', { kind: 'changed_without_news' });
    }
  } else if (readings.some(({ relevant }) => relevant)) tellStory(run, story, readings);
  else
    for (const reading of readings) {
      const isTold = overruling.has(reading) || tellAside(run, reading);
      if (!isTold) run.judge(reading, 'left_out', offTopic);
    }
  const others = readings.filter((reading) => !overruling.has(reading));
  for (const reading of [...overruling, ...(others.length > 1 ? overrule(run, others, named) : [])])
    run.judge(reading, 'told', { kind: 'overrules' });
};

/** Tells what the rules choose of pages, story by story, oldest first. */
export const tellByRules = (run: Run, readings: readonly Reading[]): void => {
  if (readings.length === 0) return;
  const named = reversibleStories(run);
  for (const [story, pages] of byStory(readings, run.at)) tellOneStory(run, story, pages, named);
  tellSections(run, readings);
};
