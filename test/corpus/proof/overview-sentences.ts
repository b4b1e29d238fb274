import { createHash } from 'node:crypto';
import { analysePage, type AnalysedPage } from '#engine/analysed-page';
import { SCORE_THRESHOLDS } from '#engine/findings/score-thresholds';
import { clausesOfDescription, topicStemsOf } from '#engine/gate/description';
import { languageOfTracker } from '#engine/gate/terms';
import { contextOf, type RankingContext } from '#engine/ranking/features';
import { rank } from '#engine/ranking/headline';
import { bareTitleStems } from '#engine/stories/titles';
import type { ReadPage } from '#pages/page';
import { newsTopics } from '#test/bench/news-timelines/timeline-set';
import { allDocuments, pageOf } from './corpus-documents';
import {
  descriptions,
  documentIds,
  overviewSentenceLabels,
  secondReaderPages,
  type OverviewSentences,
} from './expectations';
import { pagesInLanguage } from './language-corpora';
import { handMade } from './second-reader';

interface TrackedPage {
  readonly page: ReadPage;
  readonly description: string;
}

/** A page as the pipeline reads it, with an editor's judgement of what an overview shows. */
export interface LabelledPage {
  readonly label: OverviewSentences;
  readonly half: 'fitted' | 'reported';
  readonly analysis: AnalysedPage;
  readonly context: RankingContext;
}

const LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'nl'] as const;

export const trackedPages = (): ReadonlyMap<string, TrackedPage> => {
  const ids = documentIds();
  const ofCorpus = allDocuments().flatMap((document): readonly (readonly [string, TrackedPage])[] => {
    const id = ids.get(document.url) ?? '';
    const tracker = descriptions().find(({ topic }) => id.startsWith(`${topic}-`));
    return tracker === undefined ? [] : [[id, { page: pageOf(document), description: tracker.long }]];
  });
  const others = secondReaderPages().map(
    (page) => [page.id, { page: handMade(page), description: page.description }] as const,
  );
  const inLanguages = LANGUAGES.flatMap((language) =>
    pagesInLanguage(language).map(({ id, ...tracked }) => [id, tracked] as const),
  );
  const { TIMELINES } = process.env;
  const ofNews = (TIMELINES === undefined ? [] : newsTopics(TIMELINES)).flatMap(({ description, pages }) =>
    pages.map((page) => [page.url, { page, description }] as const),
  );
  return new Map([...ofCorpus, ...others, ...inLanguages, ...ofNews]);
};

const halfOf = (id: string): LabelledPage['half'] =>
  createHash('sha1').update(id).digest().readUInt8(0) % 2 === 0 ? 'fitted' : 'reported';

/** The labelled pages; those of Timeline17 only if `TIMELINES` names its folder, as their texts are not in this repository. */
export const labelledPages = (): readonly LabelledPage[] => {
  const pages = trackedPages();
  return overviewSentenceLabels().flatMap((label) => {
    const tracked = pages.get(label.id);
    if (tracked === undefined) return [];
    const { page, description } = tracked;
    const analysis = analysePage(page);
    const topic = topicStemsOf(
      clausesOfDescription(description, [], { language: languageOfTracker(description, [analysis.language]) }),
    );
    const title = bareTitleStems(page.title, page.publisher, analysis.language);
    const context = contextOf(analysis, title, topic, Date.parse(page.publishedAt ?? ''));
    return [{ label, half: halfOf(label.id), analysis, context }];
  });
};

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** What an editor thinks of a sentence of a page. */
export const verdictOn = ({ best = [], good = [] }: OverviewSentences, text: string): 'best' | 'good' | 'wrong' => {
  const isAmong = (sentences: readonly string[]): boolean => sentences.includes(text) || sentences.includes(sha1(text));
  return isAmong(best) ? 'best' : isAmong(good) ? 'good' : 'wrong';
};

/** What an editor thinks of the sentence that a page is told by, by ranking alone. */
export const toldAs = ({ label, context }: LabelledPage): 'best' | 'good' | 'wrong' | 'untold' => {
  const [told] = rank(context)
    .filter(({ score }) => score >= SCORE_THRESHOLDS.headline)
    .sort((a, b) => b.appeal - a.appeal);
  return told === undefined ? 'untold' : verdictOn(label, told.sentence.text);
};

/** How many pages are told by what an editor would show, of those with something to show. */
export const shownRight = (pages: readonly LabelledPage[]) => {
  const told = pages.filter(({ label }) => label.none !== true).map(toldAs);
  const count = (verdict: ReturnType<typeof toldAs>): number => told.filter((each) => each === verdict).length;
  return {
    pages: told.length,
    best: count('best'),
    good: count('good'),
    wrong: count('wrong'),
    untold: count('untold'),
  };
};
