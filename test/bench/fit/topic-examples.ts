import { analysePage, type AnalysedPage } from '#engine/analysed-page';
import { pageFeatures, type FeatureInputs, type LogisticWeights } from '#engine/gate/features';
import { relevance, RELEVANT } from '#engine/gate/gate';
import { discountOfDescription, lessonOf, relevanceIn, featureInputsOf } from '#engine/gate/learned';
import { openingOf, withOpenings } from '#engine/gate/learned-openings';
import { lessonsFrom } from '#engine/gate/profile';
import { languageOfTracker } from '#engine/gate/terms';
import type { Opening } from '#engine/known-page';
import { groupBy } from '#kernel/grouping';
import { allDocuments, pageOf, topic as corpusTopic, topicNames } from '#test/corpus/proof/corpus-documents';
import { documentIds } from '#test/corpus/proof/expectations';
import { asRead, labelledTopics, languagesOfTopics } from '#test/corpus/proof/topic-labels';
import type { Example } from './logistic';

/** A page that a tracker reads, whether it is on its topic, and whether it was written for it, on it or beside it. */
interface PageRead {
  readonly analysis: AnalysedPage;
  readonly on: boolean;
  readonly isOwn: boolean;
}

/** A tracker with the pages of each of its runs. */
interface Reader {
  readonly description: string;
  readonly runs: readonly (readonly PageRead[])[];
}

export interface JudgedExample extends Example {
  readonly isTaken: boolean;
  readonly isOwn: boolean;
  /** Whether the tracker had learned anything before. */
  readonly isTaught: boolean;
}

/** What an example counts. */
const WORTH = { own: 1, others: 0.3 };

/** Trackers of the seen halves, each of which reads a page of every topic of its language in each run. */
const labelledReaders = (): readonly Reader[] =>
  languagesOfTopics.flatMap((language) => {
    const seen = labelledTopics(language)
      .filter(({ half }) => half === 'seen')
      .map((topic) => ({
        topic,
        pages: topic.pages.map((page) => ({ on: page.on, analysis: analysePage(asRead(page)) })),
      }));
    return seen.map(({ topic, pages }) => ({
      description: topic.description,
      runs: pages.map((_page, turn) =>
        seen.flatMap((each) => {
          const page = each.pages[turn];
          const isOwn = each.topic === topic;
          return page === undefined ? [] : [{ analysis: page.analysis, on: isOwn && page.on, isOwn }];
        }),
      ),
    }));
  });

/** Trackers of the corpus, day by day over the documents of all: long, and with much in common besides a topic. */
const corpusReaders = (): readonly Reader[] => {
  const ids = documentIds();
  const analyses = allDocuments().map((each) => analysePage(pageOf(each)));
  const days = [...groupBy(analyses, ({ page }) => page.publishedAt?.slice(0, 10) ?? '')].sort(([a], [b]) =>
    a.localeCompare(b),
  );
  return topicNames.map((name) => ({
    description: corpusTopic(name).tracker_description,
    runs: days.map(([, fresh]) =>
      fresh.map((analysis) => {
        const on = ids.get(analysis.page.url)?.startsWith(`${name}-`) === true;
        return { analysis, on, isOwn: true };
      }),
    ),
  }));
};

/** What a tracker is about in a run over fresh pages, with what earlier ones taught. */
export const subjectOfRun = (
  description: string,
  fresh: readonly { readonly analysis: AnalysedPage }[],
  openings: readonly Opening[],
): FeatureInputs | undefined =>
  featureInputsOf({
    descriptions: [description],
    language: languageOfTracker(
      description,
      fresh.map(({ analysis }) => analysis.language),
    ),
    aliases: [],
    pages: fresh.map(({ analysis }) => analysis.gate),
    lessons: lessonsFrom(openings, [], []),
    openings,
  })[0];

/** Without a model the labels decide what is taken and learned from. */
const examplesOf = ({ description, runs }: Reader, model: LogisticWeights | null): readonly JudgedExample[] => {
  let openings: readonly Opening[] = [];
  return runs.flatMap((fresh) => {
    const subject = subjectOfRun(description, fresh, openings);
    if (subject === undefined) return [];
    const doubt = discountOfDescription(openings);
    const isTaught = subject.profile.size > 0;
    const judged = fresh.map(({ analysis: { page, gate }, on, isOwn }) => {
      const likely = model === null ? Number(on) : relevanceIn(subject, gate, doubt, model);
      const lesson = lessonOf([subject.clauses], gate, likely);
      const opening = lesson === null ? [] : [openingOf(page.url, gate, lesson === 'on')];
      const worth = isOwn ? WORTH.own : WORTH.others;
      const features = pageFeatures(subject, gate, relevance(subject.clauses, gate));
      return { example: { features, on, worth, isOwn, isTaught, isTaken: likely >= RELEVANT }, opening };
    });
    openings = withOpenings(
      openings,
      judged.flatMap(({ opening }) => opening),
    );
    return judged.map(({ example }) => example);
  });
};

const labelled = labelledReaders();
const readers = [...labelled, ...corpusReaders()];

/** Examples of all trackers; no page of a half that is held back is read. */
export const examples = (model: LogisticWeights | null): readonly JudgedExample[] =>
  readers.flatMap((reader) => examplesOf(reader, model));

/** The labelled topics' own pages. */
export const ownPages = (model: LogisticWeights): readonly JudgedExample[] =>
  labelled.flatMap((reader) => examplesOf(reader, model)).filter(({ isOwn }) => isOwn);
