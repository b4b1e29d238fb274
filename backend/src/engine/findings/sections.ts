import { groupBy } from '#kernel/grouping';
import { isSection } from '#pages/page';
import type { RunPage, Run } from '../run';
import { stemSet } from '#text/words/stems';
import { sentenceChoices, needsNoTitle, type SentenceChoice } from './choices';
import { claimFrom, storyOfSection } from './claim-from';
import { SCORE_THRESHOLDS } from './score-thresholds';

/**
 * Minimum number of lines published of a document: on what the tracker asks for, and on other things in its sections on the
 * topic.
 */
const MIN_LINES = { requested: 4, others: 2 };

/** Minimum number of the description’s words in a sentence for it to be asked for. */
const MIN_TOPIC_STEMS = 2;

const countLines = (run: Run, sections: readonly RunPage[]): number =>
  sections.reduce((sum, { document }) => sum + run.ledger.citing(document.page.url).length, 0);

/** A tracker about the document asks for all sections; any other, for sentences with words of its description. */
const isAskedFor = (run: Run, { runPage: { document }, ranked: { sentence } }: SentenceChoice): boolean =>
  [...sentence.stems].filter((stem) => run.topicStems.has(stem)).length >=
    Math.min(MIN_TOPIC_STEMS, run.topicStems.size) ||
  run.isTitle(stemSet(document.page.documentTitle ?? '', document.language));

const isNew = (run: Run, { ranked }: SentenceChoice): boolean =>
  run.ledger.lines.near(ranked.sentence.stems, SCORE_THRESHOLDS.detailLikeness).length === 0;

/**
 * Publishes further good sentences of a named document if few of its sections on the topic have a headline: its owner
 * chose the document, so one or two lines are too few. Each is a story of its own.
 */
export const addSections = (run: Run, runPages: readonly RunPage[]): void => {
  const sections = runPages.filter(({ document, relevant }) => isSection(document.page) && relevant);
  for (const own of groupBy(sections, ({ document }) => document.page.foundAt).values()) {
    let lines = countLines(run, own);
    const recordUpTo = (further: readonly SentenceChoice[], fewest: number): void => {
      for (const choice of further) {
        if (lines >= fewest) return;
        const { runPage, ranked } = choice;
        const { sentence, appeal } = ranked;
        if (!isNew(run, choice) || !run.verify(runPage, sentence)) continue;
        const claim = claimFrom(run, runPage, sentence, { ...storyOfSection(run, runPage, sentence), appeal });
        run.ledger.record({ kind: 'new', claim, replaces: [] });
        run.judge(runPage, 'told', { kind: 'new' });
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
