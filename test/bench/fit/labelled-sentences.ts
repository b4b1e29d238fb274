import { createHash } from 'node:crypto';
import { readDocument } from '#modules/research/pipeline/document';
import { clausesOf, languageOfTracker, topicStemsOf } from '#modules/research/pipeline/gate/description';
import type { ReadPage } from '#modules/research/pipeline/page';
import { criteria, criterionNames } from '#modules/research/pipeline/ranking/criteria';
import { contextOf } from '#modules/research/pipeline/ranking/features';
import { rankedFeatures } from '#modules/research/pipeline/ranking/headline';
import { bareTitleStems } from '#modules/research/pipeline/stories/titles';
import { allDocuments, pageOf } from '../../corpus/proof/corpus-documents';
import {
  descriptions,
  documentIds,
  eventLabels,
  heldOutEventLabels,
  lineLabels,
  operativePages,
  secondReaderLabels,
  secondReaderPages,
  thirdEventLabels,
  type EventLabels,
} from '../../corpus/proof/expectations';
import { labelledLanguagePages } from '../../corpus/proof/language-corpora';
import { handMade } from '../../corpus/proof/second-reader';

export interface LabelledSentence {
  readonly text: string;
  /** 2 if it tells the event, 1 if it tells a part of it. */
  readonly label: 0 | 1 | 2;
  /** Values of the criteria, in their order. */
  readonly values: readonly number[];
}

/** The sentences of a page that may be told, as its reader labelled them. */
export interface LabelledDocument {
  readonly set: string;
  readonly half: 'fitted' | 'reported';
  readonly sentences: readonly LabelledSentence[];
}

/** Labels quote pages letter by letter, with datelines or without. */
const isAmong = (sentences: readonly string[], text: string): boolean =>
  sentences.map((sentence) => sentence.replace(/\s+/g, ' ')).some((each) => each.endsWith(text) || text.endsWith(each));

/** The same document is in the same half, whoever labelled it. */
const halfOf = (id: string): LabelledDocument['half'] =>
  createHash('sha1').update(id).digest().readUInt8(0) % 2 === 0 ? 'fitted' : 'reported';

const labelled = (
  set: string,
  id: string,
  description: string,
  page: ReadPage,
  label: EventLabels,
  half = halfOf(id),
): LabelledDocument => {
  const document = readDocument(page);
  const topic = topicStemsOf(clausesOf(description, [], languageOfTracker(description, [document.language])));
  const title = bareTitleStems(page.title, page.publisher, document.language);
  const context = contextOf(document, title, topic, Date.parse(page.publishedAt ?? ''));
  const sentences = rankedFeatures(context).map((features): LabelledSentence => {
    const { text } = features;
    const values = criterionNames.map((name) => Number(criteria[name].of(features)));
    return { text, label: isAmong(label.tells, text) ? 2 : isAmong(label.partly, text) ? 1 : 0, values };
  });
  return { set, half, sentences };
};

const ofCorpus = (set: string, labels: Readonly<Record<string, EventLabels>>): readonly LabelledDocument[] => {
  const ids = documentIds();
  return allDocuments().flatMap((document) => {
    const id = ids.get(document.url) ?? '';
    const label = labels[id];
    const tracker = descriptions().find(({ topic }) => id.startsWith(`${topic}-`));
    return label === undefined || tracker === undefined
      ? []
      : [labelled(set, id, tracker.long, pageOf(document), label)];
  });
};

const ofOtherPublishers = (): readonly LabelledDocument[] =>
  secondReaderPages().flatMap((page) => {
    const label = secondReaderLabels()[page.id];
    return label === undefined ? [] : [labelled('other publishers', page.id, page.description, handMade(page), label)];
  });

const ofLanguages = (): readonly LabelledDocument[] =>
  ['de', 'fr', 'es', 'pt', 'it'].flatMap((language) =>
    labelledLanguagePages(language).map(({ id, description, page, label }) =>
      labelled(language, id, description, page, label),
    ),
  );

const madeUp = (
  host: string,
  publisher: string,
  title: string,
  published: string,
  blocks: readonly string[],
): ReadPage => {
  const url = `https://${host}/page`;
  return { url, foundAt: url, host, title, publisher, author: '', publishedAt: published, blocks };
};

/** What is marked as held out is only reported. */
const ofGenres = (): readonly LabelledDocument[] =>
  lineLabels().map(({ half, title, published, sentences }) => {
    const texts = (told: boolean) => sentences.filter(({ tell }) => told || tell).map(({ text }) => text);
    const page = madeUp('news.example', 'Example News', title, published, texts(true));
    const label = { tells: texts(false), partly: [] };
    return labelled('genres', title, title, page, label, half === 'tuning' ? 'fitted' : 'reported');
  });

const ofOperative = (): readonly LabelledDocument[] =>
  operativePages().map(({ half, host, publisher, title, published, description, blocks, shown }) => {
    const page = madeUp(host, publisher, title, published, blocks);
    const label = { tells: shown, partly: [] };
    return labelled('operative', title, description, page, label, half === 'held-out' ? 'reported' : halfOf(title));
  });

/** All pages of which readers labelled sentences. */
export const labelledDocuments = (): readonly LabelledDocument[] => [
  ...ofCorpus('first', eventLabels()),
  ...ofCorpus('held out', heldOutEventLabels()),
  ...ofCorpus('third', thirdEventLabels()),
  ...ofCorpus('second reader', secondReaderLabels()),
  ...ofOtherPublishers(),
  ...ofLanguages(),
  ...ofGenres(),
  // Without a line that tells it, such a page is labelled for its overview, not for its sentences.
  ...ofOperative().filter(({ sentences }) => sentences.some(({ label }) => label === 2)),
];
