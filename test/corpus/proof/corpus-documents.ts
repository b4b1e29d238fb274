import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadPage } from '#pages/page';
import { textBlocks } from '#pages/text-page';

export interface CorpusDocument {
  readonly id: string;
  readonly url: string;
  readonly host: string;
  readonly title: string;
  readonly published: string;
  readonly author: string;
  readonly publisher: string;
  readonly content_type: 'text/markdown' | 'text/plain';
  readonly text: string;
}

export interface CorpusTopic {
  readonly topic: string;
  readonly name: string;
  readonly tracker_description: string;
  readonly documents: readonly CorpusDocument[];
}

export const topicNames = ['us-tariffs', 'ai-regulation', 'spaceflight'] as const;
export type TopicName = (typeof topicNames)[number];

export const corpusFile = (...path: string[]): string => join(__dirname, '..', ...path);

const readTopic = (name: TopicName): CorpusTopic =>
  JSON.parse(readFileSync(corpusFile('documents', `${name}.json`), 'utf8')) as CorpusTopic;

const topics = new Map<TopicName, CorpusTopic>();

/** Read once: suites ask for it within their loops. */
export const topic = (name: TopicName): CorpusTopic => {
  const known = topics.get(name) ?? readTopic(name);
  topics.set(name, known);
  return known;
};

export const allDocuments = (): readonly CorpusDocument[] => topicNames.flatMap((name) => topic(name).documents);

const withoutMarkup = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([()*#_[\]\\-])/g, '$1')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A line within a paragraph may begin with a number: `Section` and, on the next line, `1. Purpose.` */
const isList = (paragraph: string): boolean => /^\s*(?:[-*]|\d{1,2}\.)\s/.test(paragraph);

const isNoProse = (paragraph: string): boolean =>
  /^#/.test(paragraph) || /^\\?#+$/.test(paragraph) || /^(?:\\?\*|-|\s)+$/.test(paragraph) || /^\|/.test(paragraph);

/** One block per paragraph and list item, like the output of the reading stage but without headings. */
export const blocksOf = (document: CorpusDocument): readonly string[] => {
  if (document.content_type === 'text/plain') return textBlocks(document.text);
  return document.text
    .split(/\n[^\S\n]*\n/)
    .flatMap((paragraph) => (isList(paragraph) ? paragraph.split(/\n(?=[^\S\n]*(?:[-*]|\d{1,2}\.)\s)/) : [paragraph]))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '' && !isNoProse(paragraph))
    .map((paragraph) => withoutMarkup(paragraph.replace(/^(?:[-*]|\d{1,2}\.)\s+/, '')))
    .filter((block) => block !== '');
};

export const pageOf = (document: CorpusDocument): ReadPage => ({
  url: document.url,
  foundAt: document.url,
  host: document.host,
  title: document.title,
  publisher: document.publisher,
  author: document.author,
  publishedAt: document.published,
  blocks: blocksOf(document),
});
