import { composeWeek } from '#modules/research/week/compose-week';
import type { LineDifference } from '#modules/research/week/difference';
import type { NewsLine } from '#modules/research/week/news-line';
import { sentencesOf } from '#text/sentences/sentences';
import { stemSet } from '#text/words/stems';
import { FIRST_PUBLISHED, type RetellingPair, retellingPairs } from './retelling-pairs';
import { type ToldPage, toldPages } from './told-pairs';

type Page = readonly [host: string, title: string, text: string];

/** The first sentence of a page, as a tracker of its own told it. */
const toldOf = ([host, title, text]: Page, trackerId: string, publishedAt: number): NewsLine => {
  const quote = sentencesOf([text])[0]?.text ?? text;
  const time = new Date(publishedAt).toISOString();
  const url = `https://${host}/${title}`;
  return {
    trackerId,
    updateId: trackerId,
    publishedAt: time,
    claimId: null,
    kind: 'new',
    text: quote,
    title: null,
    was: null,
    contradicts: null,
    source: { id: url, url, title, host, publisher: '', publishedAt: time, quote, readAt: time },
  };
};

/** What becomes of two lines of a folder's week: one line, two, or two that differ. */
const together = (topic: string, first: Page, second: Page, hours: number): 'once' | 'apart' | LineDifference => {
  const tellings = [toldOf(first, 'a', FIRST_PUBLISHED), toldOf(second, 'b', FIRST_PUBLISHED + hours * 3_600_000)];
  const { groups } = composeWeek(tellings, { topicOf: () => stemSet(topic), name: new Set() });
  const items = groups.flatMap((group) => group.items);
  if (items.length > 1) return 'apart';
  return items[0]?.differsIn ?? 'once';
};

const LATER_HOURS = 48;

/** Pages that change or reverse a told one, which are shown beside it, and pages that only resemble them. */
export const differingPairs = (file: 'changed-pairs.json' | 'reversal-pairs.json') => {
  const of = (page: (pair: ToldPage) => readonly Page[]) =>
    toldPages(file).flatMap((pair) => page(pair).map((later) => together(pair.topic, pair.told, later, LATER_HOURS)));
  const overruling = of((pair) => pair.overruling);
  const others = of((pair) => pair.others.map(([, ...page]) => page));
  const sideBySide = (found: readonly string[]): number =>
    found.filter((each) => each !== 'once' && each !== 'apart').length;
  return {
    overruling: overruling.length,
    sideBySide: sideBySide(overruling),
    wrong: sideBySide(others),
    hidden: others.filter((each) => each === 'once').length,
  };
};

/** Pages of two publishers that tell the same, which is shown once, and pages that do not. */
export const retoldPairs = () => {
  const found = (isSame: boolean) =>
    retellingPairs
      .filter(({ same }: RetellingPair) => same === isSame)
      .map(({ topic, first, second, hours }) => together(topic, first, second, hours));
  const onceIn = (all: readonly string[]): number => all.filter((each) => each === 'once').length;
  return { same: onceIn(found(true)), hidden: onceIn(found(false)) };
};
