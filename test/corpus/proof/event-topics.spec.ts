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

const measured = (set: string) => {
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

describe.each([
  { set: 'first', pages: 120, recall: 0.8, precision: 0.78 },
  { set: 'second', pages: 100, recall: 0.6, precision: 0.95 },
  { set: 'third', pages: 80, recall: 0.65, precision: 0.95 },
])('topics such as “War in Sudan”, the $set set', ({ set, ...least }) => {
  test('select news that does not call the event by its name, and hardly any other news of the place', () => {
    const { pages, recall, precision } = measured(set);
    expect(pages).toBe(least.pages);
    expect(recall).toBeGreaterThanOrEqual(least.recall);
    expect(precision).toBeGreaterThanOrEqual(least.precision);
  });
});
