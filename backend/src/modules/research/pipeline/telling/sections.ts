import { groupBy } from '#kernel/grouping';
import { isSection } from '../page';
import type { Reading, Run } from '../run';
import { choices, needsNoTitle, type Choice } from './choices';
import { claimFrom, storyOfSection } from './claim-from';
import { floors } from './floors';

/** Lines that a document on the topic tells, if it has as many that can be printed. */
const FEWEST = 4;

const linesOf = (run: Run, sections: readonly Reading[]): number =>
  sections.reduce((sum, { document }) => sum + run.told.citing(document.page.url).length, 0);

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
    for (const choice of choices(run, own, floors.section).filter(needsNoTitle)) {
      if (lines >= FEWEST) break;
      const { reading, ranked } = choice;
      const { sentence, appeal } = ranked;
      if (!isNew(run, choice) || !run.verify(reading, sentence)) continue;
      const claim = claimFrom(run, reading, sentence, { ...storyOfSection(run, reading, sentence), appeal });
      run.told.record({ kind: 'new', claim, replaces: [] });
      run.judge(reading, 'told', { kind: 'new' });
      lines++;
    }
  }
};
