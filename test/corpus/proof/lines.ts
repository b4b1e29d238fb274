import { analysePage } from '#engine/analysed-page';
import { SCORE_THRESHOLDS } from '#engine/findings/score-thresholds';
import { contextOf } from '#engine/ranking/features';
import { rank } from '#engine/ranking/headline';
import { bareTitleStems } from '#engine/stories/titles';
import type { LabelledPage } from './expectations';

export interface LinesOutcome {
  readonly text: string;
  readonly tell: boolean;
  readonly fit: boolean;
  readonly headline: boolean;
}

/** Each sentence of a page: its label, whether it is fit to be printed, and whether the page is told by it. */
export const lineOutcomes = ({ title, published, sentences }: LabelledPage): readonly LinesOutcome[] => {
  const analysis = analysePage({
    url: 'https://news.example/page',
    foundAt: 'https://news.example/page',
    host: 'news.example',
    title,
    publisher: 'Example News',
    author: '',
    publishedAt: published,
    blocks: sentences.map(({ text }) => text),
  });
  const stems = bareTitleStems(title, 'Example News');
  const ranked = rank(contextOf(analysis, stems, stems, Date.parse(published)));
  const [best] = ranked.filter(({ score }) => score >= SCORE_THRESHOLDS.headline).sort((a, b) => b.appeal - a.appeal);
  return sentences.map(({ text, tell }) => {
    const found = ranked.find(({ sentence }) => text.endsWith(sentence.text));
    return { text, tell, fit: found?.isFit === true, headline: found !== undefined && found === best };
  });
};
