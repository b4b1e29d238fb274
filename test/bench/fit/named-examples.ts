import { analysePage, type AnalysedPage } from '#engine/analysed-page';
import { topicWeights } from '#engine/gate/features';
import { RELEVANT } from '#engine/gate/gate';
import { discountOfDescription, lessonOf, relevanceIn } from '#engine/gate/learned';
import { openingOf, withOpenings } from '#engine/gate/learned-openings';
import { mentionFeaturesOf } from '#engine/gate/mention-features';
import type { Opening } from '#engine/known-page';
import { eventTopicPages } from '#test/corpus/proof/event-topics';
import { newsPairs, pagesOfPair } from '#test/corpus/proof/news-pairs';
import { asRead, labelledTopics, languagesOfTopics } from '#test/corpus/proof/topic-labels';
import type { Example } from './logistic';
import { subjectOfRun } from './topic-examples';

interface PageRead {
  readonly analysis: AnalysedPage;
  readonly on: boolean;
}

interface Reader {
  readonly description: string;
  readonly runs: readonly (readonly PageRead[])[];
}

/** Trackers of the seen halves, each of which reads a page of every topic of its language in each run. */
const topicReaders = (): readonly Reader[] =>
  languagesOfTopics.flatMap((language) => {
    const seen = labelledTopics(language).filter(({ half }) => half === 'seen');
    return seen.map((topic) => ({
      description: topic.description,
      runs: topic.pages.map((_page, turn) =>
        seen.flatMap((each) => {
          const page = each.pages[turn];
          return page === undefined ? [] : [{ analysis: analysePage(asRead(page)), on: each === topic && page.on }];
        }),
      ),
    }));
  });

/** Single pages on an event of a place or person, and on other things there. */
const eventReaders = (): readonly Reader[] =>
  ['first', 'second'].flatMap((set) =>
    eventTopicPages(set).map(({ description, analysis, onTopic }) => ({
      description,
      runs: [[{ analysis, on: onTopic }]],
    })),
  );

/** Pairs of news pages with their near neighbours. */
const pairReaders = (): readonly Reader[] =>
  newsPairs.map((pair) => ({
    description: pair.topic,
    runs: pagesOfPair(pair).map(({ own, others, near }) => [
      { analysis: analysePage(own), on: true },
      ...[...others, ...near].map((page) => ({ analysis: analysePage(page), on: false })),
    ]),
  }));

/** Pages that neither the description nor what was learned takes, and that have a name of the description. */
const examplesOf = ({ description, runs }: Reader): readonly Example[] => {
  let openings: readonly Opening[] = [];
  return runs.flatMap((fresh) => {
    const subject = subjectOfRun(description, fresh, openings);
    if (subject === undefined) return [];
    const doubt = discountOfDescription(openings);
    const judged = fresh.map(({ analysis: { page, gate }, on }) => {
      const near = relevanceIn(subject, gate, doubt, topicWeights);
      const features = near < RELEVANT ? mentionFeaturesOf(subject, gate) : null;
      const lesson = lessonOf([subject.clauses], gate, on ? 1 : Math.min(near, RELEVANT - 0.01));
      return {
        example: features === null ? [] : [{ features, on }],
        opening: lesson === null ? [] : [openingOf(page.url, gate, lesson === 'on')],
      };
    });
    openings = withOpenings(
      openings,
      judged.flatMap(({ opening }) => opening),
    );
    return judged.flatMap(({ example }) => example);
  });
};

/** No page of a half that is held back is read. */
export const namedExamples = (): readonly Example[] =>
  [...topicReaders(), ...eventReaders(), ...pairReaders()].flatMap(examplesOf);
