import type { DocumentReason } from '#events/research/run-log';
import { leaveOut, type RunPage, type Run } from '../run';
import { byStory } from '../stories/assign';
import { isAside, tellAside } from './asides';
import { tellChanges } from './changes';
import { withoutOffTopic } from './choices';
import { reversibleStories, tellContradictions, type NamedStories } from './contradictions';
import { tellMore } from './second-sentences';
import { tellSections } from './sections';
import { confirmStory, tellBetter, tellStory } from './stories';

const offTopic: DocumentReason = { kind: 'off_topic' };

/**
 * Tells what pages reverse or change of what was told, including what this run told of older pages. Returns these
 * pages.
 */
const overrule = (run: Run, runPages: readonly RunPage[], named: NamedStories): ReadonlySet<RunPage> =>
  new Set(
    runPages.filter((runPage) => {
      const reverses = tellContradictions(run, runPage, named);
      return tellChanges(run, runPage) || reverses;
    }),
  );

/** Tells one story: reversals first, then changes, then anything else that is new in it. */
const tellOneStory = (run: Run, story: string, pages: readonly RunPage[], named: NamedStories): void => {
  const judged = run.verdicts.ofStory(story);
  if (judged?.verdict === 'off_topic') {
    for (const runPage of pages) leaveOut(run, runPage, judged);
    return;
  }
  const runPages = withoutOffTopic(run, pages);
  const claim = run.ledger.headline(story);
  const overruling = overrule(run, runPages, named);
  if (claim !== undefined) {
    const unread = runPages.filter((runPage) => runPage.earlier === undefined && !overruling.has(runPage));
    const better = judged === undefined ? tellBetter(run, claim, unread) : undefined;
    confirmStory(
      run,
      claim,
      unread.filter((runPage) => runPage !== better),
    );
    for (const runPage of runPages.filter(({ earlier }) => earlier !== undefined)) {
      const mayAdd = judged === undefined && !overruling.has(runPage) && (runPage.relevant || !isAside(claim));
      if (mayAdd && tellMore(run, story, runPage)) run.judge(runPage, 'told', { kind: 'adds' });
      else run.judge(runPage, 'known', { kind: 'changed_without_news' });
    }
  } else if (runPages.some(({ relevant }) => relevant)) tellStory(run, story, runPages);
  else
    for (const runPage of runPages) {
      const isTold = overruling.has(runPage) || tellAside(run, runPage);
      if (!isTold) run.judge(runPage, 'left_out', offTopic);
    }
  const others = runPages.filter((runPage) => !overruling.has(runPage));
  for (const runPage of [...overruling, ...(others.length > 1 ? overrule(run, others, named) : [])])
    run.judge(runPage, 'told', { kind: 'overrules' });
};

/** Tells what the rules choose of pages, story by story, oldest first. */
export const tellByRules = (run: Run, runPages: readonly RunPage[]): void => {
  if (runPages.length === 0) return;
  const named = reversibleStories(run);
  for (const [story, pages] of byStory(runPages, run.nowMs)) tellOneStory(run, story, pages, named);
  tellSections(run, runPages);
};

/**
 * From pages that the editor found off topic, tells only what they say has ended, since that no longer holds, wherever
 * it is reported.
 */
export const tellEnds = (run: Run, runPages: readonly RunPage[]): void => {
  const named = reversibleStories(run);
  for (const [, pages] of byStory(runPages, run.nowMs))
    for (const runPage of withoutOffTopic(run, pages))
      if (tellContradictions(run, runPage, named)) run.judge(runPage, 'told', { kind: 'overrules' });
};
