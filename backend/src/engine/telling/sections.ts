import { groupBy } from '#kernel/grouping';
import { isSection } from '#pages/page';
import type { Reading, Run } from '../run';
import { stemSet } from '#text/words/stems';
import { choices, needsNoTitle, type Choice } from './choices';
import { claimFrom, storyOfSection } from './claim-from';
import { floors } from './floors';

/** Lines that a document tells of what its tracker asks for, and of what else its sections on the topic say, if it has as many. */
const FEWEST = { asked: 4, others: 2 };

/** Words of the description that a sentence has at least if one thing in a document is asked for. */
const ASKED = 2;

const linesOf = (run: Run, sections: readonly Reading[]): number =>
  sections.reduce((sum, { document }) => sum + run.told.citing(document.page.url).length, 0);

/** All that a document says is asked for by a tracker about the document; otherwise what has words of the description. */
const isAskedFor = (run: Run, { reading: { document }, ranked: { sentence } }: Choice): boolean =>
  [...sentence.stems].filter((stem) => run.topicStems.has(stem)).length >= Math.min(ASKED, run.topicStems.size) ||
  run.isTitle(stemSet(document.page.documentTitle ?? '', document.language));

const isNew = (run: Run, { ranked }: Choice): boolean =>
  run.told.lines.near(ranked.sentence.stems, floors.detailLikeness).length === 0;

/**
 * Of a document that the tracker names, and of whose sections on the topic hardly any has a headline, tells the best other sentences: its
 * owner chose it, so that a tracker that says nothing of it says too little. Each is a story of its own.
 */
export const tellSections = (run: Run, readings: readonly Reading[]): void => {
  const sections = readings.filter(({ document, relevant }) => isSection(document.page) && relevant);
  for (const own of groupBy(sections, ({ document }) => document.page.foundAt).values()) {
    let lines = linesOf(run, own);
    const tell = (further: readonly Choice[], fewest: number): void => {
      for (const choice of further) {
        if (lines >= fewest) return;
        const { reading, ranked } = choice;
        const { sentence, appeal } = ranked;
        if (!isNew(run, choice) || !run.verify(reading, sentence)) continue;
        const claim = claimFrom(run, reading, sentence, { ...storyOfSection(run, reading, sentence), appeal });
        run.told.record({ kind: 'new', claim, replaces: [] });
        run.judge(reading, 'told', { kind: 'new' });
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
