import { nothingKnown } from '#engine/ledger';
import { briefFor } from '#modules/research/news-engine';
import type { ReadPage } from '#pages/page';
import { operativePages, overviewSentenceLabels } from './expectations';
import { newsPairs, pageOfPair } from './news-pairs';
import { operativePageOf } from './operative-pages';
import { trackedPages, verdictOn } from './overview-sentences';

/** A page, with the sentences by which a reader accepts it to be told. */
export interface ToldBySentence {
  readonly page: ReadPage;
  readonly description: string;
  readonly isRight: (text: string) => boolean;
}

/** Pages with an editor's judgement of what an overview shows; `alsoGood`: acceptable sentences count, too. */
export const pagesOfOverviews = (set: 'corpus' | 'others', alsoGood: boolean): readonly ToldBySentence[] => {
  const pages = trackedPages();
  return overviewSentenceLabels().flatMap((label) => {
    const tracked = pages.get(label.id);
    if (tracked === undefined || (label.set === 'corpus') !== (set === 'corpus') || label.none === true) return [];
    const isRight = (text: string): boolean => {
      const verdict = verdictOn(label, text);
      return verdict === 'best' || (alsoGood && verdict === 'good');
    };
    return [{ ...tracked, isRight }];
  });
};

/** Pages that do something in one whole sentence. */
export const pagesThatAct = (): readonly ToldBySentence[] =>
  operativePages().flatMap((given) => {
    const { description, blocks, shown } = given;
    const isWhole = shown.some((line) => blocks.some((block) => block.includes(line)));
    const isRight = (text: string): boolean => shown.some((line) => text.endsWith(line));
    return isWhole ? [{ page: operativePageOf(given), description, isRight }] : [];
  });

export const secondPagesOfPairs = (): readonly ToldBySentence[] =>
  newsPairs.map((pair) => ({
    page: pageOfPair(pair, 'second'),
    description: pair.topic,
    isRight: (text) => text === pair.key_second,
  }));

/** How many pages an editor is shown without a sentence by which they may be told, and the characters that it is shown of each. */
export const shownOf = (pages: readonly ToldBySentence[], topic?: string) => {
  let [characters, missed] = [0, 0];
  for (const { page, description, isRight } of pages) {
    const brief = briefFor({
      description: topic ?? description,
      domains: [],
      now: '2026-12-30T00:00:00Z',
      pages: [page],
      knowledge: nothingKnown,
      newId: (name) => name,
    });
    const texts = brief.pages.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    characters += texts.join('').length;
    if (!texts.some(isRight)) missed += 1;
  }
  return { pages: pages.length, missed, each: Math.round(characters / pages.length) };
};
