import type { DocumentReason } from '#events/research/run-log';
import { groupBy } from '#kernel/grouping';
import { isSection } from '#pages/page';
import { stemSet } from '#text/words/stems';
import { isNews } from '../ledger';
import { leaveOutByVerdict, type RunPage, type Run } from '../run';
import { byStory } from '../stories/assign';
import { isAside, addAside } from './asides';
import { keepBackground } from './background';
import { addChanges } from './changes';
import { withoutOffTopic, sentenceChoices, needsNoTitle, type SentenceChoice } from './choices';
import { claimFrom, storyOfSection } from './claim-from';
import { reversibleStories, addContradictions, type StoriesMentionedIn } from './contradictions';
import { SCORE_THRESHOLDS } from './score-thresholds';
import { addSecondSentence } from './second-sentences';
import { confirmStory, replaceHeadline, addStory } from './stories';

/**
 * Minimum number of lines published of a document: on what the tracker asks for, and on other things in its sections on
 * the topic.
 */
const MIN_LINES = { requested: 4, others: 2 };

/** Minimum number of the description's words in a sentence for it to be asked for. */
const MIN_TOPIC_STEMS = 2;

const countLines = (run: Run, sections: readonly RunPage[]): number =>
  sections.reduce((sum, { analysis }) => sum + run.ledger.citing(analysis.page.url).length, 0);

/** A tracker about the document asks for all sections; any other, for sentences with words of its description. */
const isAskedFor = (run: Run, { runPage: { analysis }, ranked: { sentence } }: SentenceChoice): boolean =>
  [...sentence.stems].filter((stem) => run.topicStems.has(stem)).length >=
    Math.min(MIN_TOPIC_STEMS, run.topicStems.size) ||
  run.isTitle(stemSet(analysis.page.documentTitle ?? '', analysis.language));

const isNew = (run: Run, { ranked }: SentenceChoice): boolean =>
  run.ledger.lines.near(ranked.sentence.stems, SCORE_THRESHOLDS.detailLikeness).every(({ claim }) => !isNews(claim));

/**
 * Publishes further good sentences of a named document if few of its sections on the topic have a headline: its owner
 * chose the document, so one or two lines are too few. Each is a story of its own.
 */
const addSections = (run: Run, runPages: readonly RunPage[]): void => {
  const sections = runPages.filter(({ analysis, isRelevant }) => isSection(analysis.page) && isRelevant);
  for (const own of groupBy(sections, ({ analysis }) => analysis.page.foundAt).values()) {
    let lines = countLines(run, own);
    const recordUpTo = (further: readonly SentenceChoice[], fewest: number): void => {
      for (const choice of further) {
        if (lines >= fewest) return;
        const { runPage, ranked } = choice;
        const { sentence, appeal } = ranked;
        if (!isNew(run, choice) || !run.verify(runPage, sentence)) continue;
        const claim = claimFrom(run, runPage, sentence, { ...storyOfSection(run, runPage, sentence), appeal });
        run.ledger.record({ kind: 'new', claim, replaces: [] });
        run.recordOutcome(runPage, 'told', { kind: 'new' });
        lines++;
      }
    };
    const further = sentenceChoices(run, own, SCORE_THRESHOLDS.section).filter(needsNoTitle);
    const requested = further.filter((choice) => isAskedFor(run, choice));
    recordUpTo(requested, MIN_LINES.requested);
    recordUpTo(
      further.filter((choice) => !requested.includes(choice)),
      MIN_LINES.others,
    );
  }
};

const offTopic: DocumentReason = { kind: 'off_topic' };

/**
 * Publishes what pages reverse or change of what was published, including what this run published of older pages.
 * Returns these pages.
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
      const mayAdd = judged === undefined && !overruling.has(runPage) && (runPage.isRelevant || !isAside(claim));
      if (mayAdd && addSecondSentence(run, story, runPage)) run.recordOutcome(runPage, 'told', { kind: 'adds' });
      else run.recordOutcome(runPage, 'known', { kind: 'changed_without_news' });
    }
  } else if (runPages.some(({ isRelevant }) => isRelevant)) addStory(run, story, runPages);
  else
    for (const runPage of runPages) {
      const isPublished = overruling.has(runPage) || addAside(run, runPage);
      if (!isPublished) run.recordOutcome(runPage, 'left_out', offTopic);
    }
  const others = runPages.filter((runPage) => !overruling.has(runPage));
  for (const runPage of [...overruling, ...(others.length > 1 ? overruleFromPages(run, others, mentioned) : [])])
    run.recordOutcome(runPage, 'told', { kind: 'overrules' });
  for (const runPage of runPages) keepBackground(run, runPage);
};

/** Publishes what the rules choose of pages, story by story, oldest first. */
export const addByRules = (run: Run, runPages: readonly RunPage[]): void => {
  if (runPages.length === 0) return;
  const mentioned = reversibleStories(run);
  for (const [story, pages] of byStory(runPages, run.nowMs)) addOneStory(run, story, pages, mentioned);
  addSections(run, runPages);
};

/**
 * Publishes from pages that the editor found off topic only what they say has ended, since that no longer holds,
 * wherever it is reported.
 */
export const addEnds = (run: Run, runPages: readonly RunPage[]): void => {
  const mentioned = reversibleStories(run);
  for (const [, pages] of byStory(runPages, run.nowMs))
    for (const runPage of withoutOffTopic(run, pages))
      if (addContradictions(run, runPage, mentioned)) run.recordOutcome(runPage, 'told', { kind: 'overrules' });
};
