import { readFileSync } from 'node:fs';
import { learnAliases, possibleAliases } from '#engine/gate/aliases';
import { RELEVANT } from '#engine/gate/gate';
import { corpusFile } from './corpus-documents';
import { shortPage } from './short-page';
import { unlearnedTopic } from './unlearned-topic';

type Half = 'seen' | 'blind';

interface Labels {
  readonly topics: readonly {
    readonly topic: string;
    readonly half: Half;
    readonly wordings: readonly string[];
    readonly pages: readonly (readonly [string, string])[];
  }[];
  readonly neighbours: readonly { readonly half: Half; readonly title: string; readonly text: string }[];
  readonly foreign: readonly { readonly half: Half; readonly description: string }[];
}

const labels = JSON.parse(readFileSync(corpusFile('labels', 'topic-wordings.json'), 'utf8')) as Labels;

const pages = [
  ...labels.topics.flatMap(({ topic, pages }) =>
    pages.map(([title, text]) => ({ topic, document: shortPage(title, text) })),
  ),
  ...labels.neighbours.map(({ title, text }) => ({ topic: 'none', document: shortPage(title, text) })),
];
const analyses = pages.map(({ document }) => document);

/** The pages that a description selects among those of all topics and their neighbours. */
const selectedBy = (description: string) => {
  const aliases = learnAliases([], possibleAliases(description), analyses);
  const words = analyses.map(({ gate }) => gate);
  const topic = unlearnedTopic(description, words, aliases);
  return pages.filter(({ document }) => topic.relevance(document.gate) >= RELEVANT);
};

export const wordingFigures = (half: Half) => {
  const found = labels.topics
    .filter((one) => one.half === half)
    .flatMap(({ topic, wordings, pages: own }) =>
      wordings.map((wording) => {
        const selected = selectedBy(wording);
        const right = selected.filter((page) => page.topic === topic).length;
        return { wording, selected: selected.length, right, own: own.length };
      }),
    );
  const total = (of: (row: (typeof found)[number]) => number): number => found.reduce((sum, row) => sum + of(row), 0);
  return {
    wordings: found.length,
    recall: total(({ right }) => right) / total(({ own }) => own),
    precision: total(({ right }) => right) / total(({ selected }) => selected),
  };
};

export const strangers = (half: Half): readonly string[] =>
  labels.foreign
    .filter((one) => one.half === half)
    .flatMap(({ description }) =>
      selectedBy(description).map(({ document }) => `${description}: ${document.page.title}`),
    );
