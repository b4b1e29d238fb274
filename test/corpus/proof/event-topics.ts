import { readFileSync } from 'node:fs';
import { RELEVANT } from '#engine/gate/gate';
import { corpusFile } from './corpus-documents';
import { shortPage } from './short-page';
import { unlearnedTopic } from './unlearned-topic';

interface Labelled {
  readonly title: string;
  readonly text: string;
  readonly onTopic: boolean;
}

interface Labels {
  readonly topics: readonly {
    readonly set: string;
    readonly description: string;
    readonly pages: readonly Labelled[];
  }[];
}

const labels = JSON.parse(readFileSync(corpusFile('labels', 'event-topics.json'), 'utf8')) as Labels;

/** Pages of a set, each with the description of its topic. */
export const eventTopicPages = (set: string) =>
  labels.topics
    .filter((topic) => topic.set === set)
    .flatMap(({ description, pages }) =>
      pages.map(({ title, text, onTopic }) => ({ description, onTopic, analysis: shortPage(title, text) })),
    );

export const eventTopicFigures = (set: string) => {
  const pages = eventTopicPages(set).map(({ description, onTopic, analysis: { gate } }) => ({
    onTopic,
    selected: unlearnedTopic(description, [gate]).relevance(gate) >= RELEVANT,
  }));
  const right = pages.filter(({ onTopic, selected }) => onTopic && selected).length;
  return {
    pages: pages.length,
    recall: right / pages.filter(({ onTopic }) => onTopic).length,
    precision: right / pages.filter(({ selected }) => selected).length,
  };
};
