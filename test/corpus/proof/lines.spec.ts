import { readDocument } from '#modules/research/pipeline/document';
import { contextOf } from '#modules/research/pipeline/ranking/features';
import { rank } from '#modules/research/pipeline/ranking/headline';
import { bareTitleStems } from '#modules/research/pipeline/stories/titles';
import { floors } from '#modules/research/pipeline/telling/floors';
import { lineLabels, type LabelledPage } from './expectations';

interface Outcome {
  readonly text: string;
  readonly tell: boolean;
  readonly fit: boolean;
  readonly headline: boolean;
}

/** Each sentence of a page: its label, whether it is fit to be printed, and whether the page is told by it. */
const outcomesOf = ({ title, published, sentences }: LabelledPage): readonly Outcome[] => {
  const document = readDocument({
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
  const ranked = rank(contextOf(document, stems, stems, Date.parse(published)));
  const [best] = ranked.filter(({ score }) => score >= floors.headline).sort((a, b) => b.appeal - a.appeal);
  return sentences.map(({ text, tell }) => {
    const found = ranked.find(({ sentence }) => text.endsWith(sentence.text));
    return { text, tell, fit: found?.isFit === true, headline: found !== undefined && found === best };
  });
};

describe.each(['tuning', 'held-out'] as const)('sentences of six genres, labelled by reading: %s', (half) => {
  const pages = lineLabels().filter((page) => page.half === half);
  const outcomes = pages.flatMap(outcomesOf);
  const textsOf = (those: (outcome: Outcome) => boolean): readonly string[] =>
    outcomes.filter(those).map(({ text }) => text);

  test('each page is told by a sentence that an editor would tell', () => {
    expect(textsOf(({ headline }) => headline)).toHaveLength(pages.length);
    expect(textsOf(({ headline, tell }) => headline && !tell)).toEqual([]);
  });

  test('every sentence that an editor would tell is fit to be printed', () =>
    expect(textsOf(({ tell, fit }) => tell && !fit)).toEqual([]));

  test('of the others, at most one in eight is', () =>
    expect(textsOf(({ tell, fit }) => !tell && fit).length).toBeLessThanOrEqual(
      outcomes.filter(({ tell }) => !tell).length / 8,
    ));
});
