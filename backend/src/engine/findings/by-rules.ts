import type { DocumentReason } from '#events/research/run-log';
import { leaveOutByVerdict, type RunPage, type Run } from '../run';
import { byStory } from '../stories/assign';
import { isAside, addAside } from './asides';
import { addChanges } from './changes';
import { withoutOffTopic } from './choices';
import { reversibleStories, addContradictions, type StoriesMentionedIn } from './contradictions';
import { addSecondSentence } from './second-sentences';
import { addSections } from './sections';
import { confirmStory, replaceHeadline, addStory } from './stories';

const offTopic: DocumentReason = { kind: 'off_topic' };

/**
 * Publishes what pages reverse or change of what was published, including what this run published of older pages. Returns these
 * pages.
 */
const overruleFromPages = (
  run: Run,
  runPages: readonly RunPage[],
  mentioned: StoriesMentionedIn,
): ReadonlySet<RunPage> =>
  new Set(
    runPages.filter((runPage) => {
      const reverses = addContradictions(run, runPage, mentioned);
      return addChanges(run, runPage) || reverses;
    }),
  );

/** Publishes one story: reversals first, then changes, then anything else that is new in it. */
const addOneStory = (run: Run, story: string, pages: readonly RunPage[], mentioned: StoriesMentionedIn): void => {
  const judged = run.verdicts.ofStory(story);
  if (judged?.verdict === 'off_topic') {
    for (const runPage of pages) leaveOutByVerdict(run, runPage, judged);
    return;
  }
  const runPages = withoutOffTopic(run, pages);
  const claim = run.ledger.headline(story);
  const overruling = overruleFromPages(run, runPages, mentioned);
  if (claim !== undefined) {
    const unread = runPages.filter((runPage) => runPage.earlier === undefined && !overruling.has(runPage));
    const better = judged === undefined ? replaceHeadline(run, claim, unread) : undefined;
    confirmStory(
      run,
      claim,
      unread.filter((runPage) => runPage !== better),
    );
    for (const runPage of runPages.filter(({ earlier }) => earlier !== undefined)) {
      const mayAdd = judged === undefined && !overruling.has(runPage) && (runPage.relevant || !isAside(claim));
      if (mayAdd && addSecondSentence(run, story, runPage)) run.judge(runPage, 'told', { kind: 'adds' });
      else run.judge(runPage, 'known', { kind: 'changed_without_news' });
    }
  } else if (runPages.some(({ relevant }) => relevant)) addStory(run, story, runPages);
  else
    for (const runPage of runPages) {
      const isPublished = overruling.has(runPage) || addAside(run, runPage);
      if (!isPublished) run.judge(runPage, 'left_out', offTopic);
    }
  const others = runPages.filter((runPage) => !overruling.has(runPage));
  for (const runPage of [...overruling, ...(others.length > 1 ? overruleFromPages(run, others, mentioned) : [])])
    run.judge(runPage, 'told', { kind: 'overrules' });
};

/** Publishes what the rules choose of pages, story by story, oldest first. */
export const addByRules = (run: Run, runPages: readonly RunPage[]): void => {
  if (runPages.length === 0) return;
  const mentioned = reversibleStories(run);
  for (const [story, pages] of byStory(runPages, run.nowMs)) addOneStory(run, story, pages, mentioned);
  addSections(run, runPages);
};

/**
 * Publishes from pages that the editor found off topic only what they say has ended, since that no longer holds, wherever
 * it is reported.
 */
export const addEnds = (run: Run, runPages: readonly RunPage[]): void => {
  const mentioned = reversibleStories(run);
  for (const [, pages] of byStory(runPages, run.nowMs))
    for (const runPage of withoutOffTopic(run, pages))
      if (addContradictions(run, runPage, mentioned)) run.judge(runPage, 'told', { kind: 'overrules' });
};
