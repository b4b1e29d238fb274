import { readFileSync } from 'node:fs';
import { clausesOf } from '#modules/research/pipeline/gate/description';
import { relevance, RELEVANT } from '#modules/research/pipeline/gate/gate';
import { corpusFile } from './corpus-documents';
import { shortPage } from './short-page';

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

export const eventTopicFigures = (set: string) => {
  const topics = labels.topics.filter((topic) => topic.set === set);
  const pages = topics.flatMap((topic) => {
    const clauses = clausesOf(topic.description, []);
    return topic.pages.map((page) => ({
      onTopic: page.onTopic,
      selected: relevance(clauses, shortPage(page.title, page.text).gate) >= RELEVANT,
    }));
  });
  const right = pages.filter(({ onTopic, selected }) => onTopic && selected).length;
  return {
    pages: pages.length,
    recall: right / pages.filter(({ onTopic }) => onTopic).length,
    precision: right / pages.filter(({ selected }) => selected).length,
  };
};
