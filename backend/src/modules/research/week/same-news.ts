import { speaksOfCorrection } from '#engine/compare/corrections';
import { areWordedAlike, repeatsLine } from '#engine/compare/lines';
import { sameStory } from '#engine/stories/stories';
import { isApart } from '#text/words/likeness';
import type { Comparable } from './comparable';

const hasOwn = (set: ReadonlySet<string>, known: ReadonlySet<string>): boolean =>
  [...set].some((each) => !known.has(each));

/** An amount that the earlier line lacks, or other days than those that it names. */
const addsFigure = (earlier: Comparable, later: Comparable): boolean =>
  hasOwn(later.numbers(), earlier.numbers()) ||
  isApart(earlier.dates(), later.dates()) ||
  isApart(earlier.weekdays(), later.weekdays());

/** Form letters have the same words about other things. */
const hasOtherWords = (earlier: Comparable, later: Comparable): boolean =>
  hasOwn(later.stems, earlier.stems) && hasOwn(earlier.stems, later.stems);

/**
 * Whether two trackers tell the same news, by the rules by which a run knows that a page repeats a line or tells its
 * story. A tracker does not repeat itself, so two lines of one tracker are two things. A line that adds a figure is not
 * the same either, unless it is the new wording of the same page.
 */
export const isSameNews = (earlier: Comparable, later: Comparable): boolean => {
  const [before, after] = [earlier.line, later.line];
  if (after.trackerId === before.trackerId || speaksOfCorrection(after.text) !== speaksOfCorrection(before.text))
    return false;
  const isOfSamePage = after.source.url === before.source.url;
  if (isOfSamePage && (areWordedAlike(later, earlier) || repeatsLine(later, earlier))) return true;
  if (addsFigure(earlier, later)) return false;
  if (repeatsLine(later, earlier) && !hasOtherWords(earlier, later)) return true;
  return sameStory(earlier.story(), later.story());
};
