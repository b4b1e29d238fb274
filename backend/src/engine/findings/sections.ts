import { groupBy } from '#kernel/grouping';
import { isSection } from '#pages/page';
import type { RunPage, Run } from '../run';
import { stemSet } from '#text/words/stems';
import { choices, needsNoTitle, type Choice } from './choices';
import { claimFrom, storyOfSection } from './claim-from';
import { floors } from './floors';

/**
 * Minimum number of lines told of a document: on what the tracker asks for, and on other things in its sections on the
 * topic.
 */
const FEWEST = { asked: 4, others: 2 };

/** Minimum number of the description’s words in a sentence for it to be asked for. */
const ASKED = 2;

const linesOf = (run: Run, sections: readonly RunPage[]): number =>
  sections.reduce((sum, { document }) => sum + run.ledger.citing(document.page.url).length, 0);

/** A tracker about the document asks for all of it; any other, for sentences with words of its description. */
const isAskedFor = (run: Run, { runPage: { document }, ranked: { sentence } }: Choice): boolean =>
  [...sentence.stems].filter((stem) => run.topicStems.has(stem)).length >= Math.min(ASKED, run.topicStems.size) ||
  run.isTitle(stemSet(document.page.documentTitle ?? '', document.language));

const isNew = (run: Run, { ranked }: Choice): boolean =>
  run.ledger.lines.near(ranked.sentence.stems, floors.detailLikeness).length === 0;

/**
 * Tells further good sentences of a named document if few of its sections on the topic have a headline: its owner chose
 * it, so saying almost nothing of it is too little. Each is a story of its own.
 */
export const addSections = (run: Run, runPages: readonly RunPage[]): void => {
  const sections = runPages.filter(({ document, relevant }) => isSection(document.page) && relevant);
  for (const own of groupBy(sections, ({ document }) => document.page.foundAt).values()) {
    let lines = linesOf(run, own);
    const tell = (further: readonly Choice[], fewest: number): void => {
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
    const further = choices(run, own, floors.section).filter(needsNoTitle);
    const asked = further.filter((choice) => isAskedFor(run, choice));
    tell(asked, FEWEST.asked);
    tell(
      further.filter((choice) => !asked.includes(choice)),
      FEWEST.others,
    );
  }
};
