import { readFileSync } from 'node:fs';
import type { Findings } from '#engine/ledger';
import { composeState } from '#modules/research/news-engine';
import { withoutPrintHyphens } from '#pages/print-hyphens';
import { allDocuments, corpusFile, pageOf } from './corpus-documents';
import { runTracker } from './run-tracker';

export type Half = 'seen' | 'held';

interface LabelledSentence {
  readonly id: string;
  readonly sentence: string;
}

/** A topic as somebody would type it, with what an editor who had seen no code would show of it. */
interface LabelledTopic {
  readonly topic: string;
  readonly language: string;
  readonly half: Half;
  /** Documents that are about it, as a whole or in an important part. */
  readonly on: readonly string[];
  /** Documents on something else, with their sentences that tell something about it. */
  readonly passage: readonly { readonly id: string; readonly sentences: readonly string[] }[];
  /** Documents that count neither for nor against. */
  readonly maybe: readonly string[];
  /** The best first lines of an overview, others that are acceptable, and some that must not lead. */
  readonly lead: readonly LabelledSentence[];
  readonly leadOk: readonly LabelledSentence[];
  readonly notLead: readonly LabelledSentence[];
}

/** What stands in a line: a labelled sentence, the title or another sentence of a page on the topic, or something else. */
export type Standing = 'lead' | 'leadOk' | 'title' | 'on' | 'notLead' | 'other';

export interface ToldTopic {
  readonly topic: LabelledTopic;
  /** Ids of the documents on the topic that are cited. */
  readonly reached: readonly string[];
  /** Documents with a passage on the topic that is told. */
  readonly passages: readonly string[];
  /** Cited documents that are not on the topic, and have no passage that is told. */
  readonly wrong: readonly string[];
  readonly lines: readonly { readonly id: string; readonly text: string; readonly standing: Standing }[];
  readonly documents: Findings['documents'];
}

const topics = JSON.parse(readFileSync(corpusFile('labels', 'topic-overviews.json'), 'utf8')) as LabelledTopic[];

const documents = allDocuments();
const ids = new Map(documents.map(({ url, id }) => [url, id]));
const hosts = [...new Set(documents.map(({ host }) => host))];
const pages = documents.map((document) => {
  const page = pageOf(document);
  return { ...page, blocks: withoutPrintHyphens(page.blocks) };
});

/** The day after the last page of the corpus. */
const NOW = '2026-08-21T23:59:00.000Z';

/** Without markup, as the pages are read. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const isOneOf = (sentences: readonly string[], line: string): boolean =>
  sentences.map(plain).some((sentence) => sentence.includes(plain(line)) || plain(line).includes(sentence));

const standingOf = (
  { on, passage, lead, leadOk, notLead }: LabelledTopic,
  { id, text, quote }: { readonly id: string; readonly text: string; readonly quote: string },
): Standing => {
  const isAmong = (labelled: readonly LabelledSentence[]): boolean => {
    const sentences = labelled.map(({ sentence }) => sentence);
    return isOneOf(sentences, text) || (!isTitle && isOneOf(sentences, quote));
  };
  const isTitle =
    text === documents.find((document) => document.id === id)?.title || !plain(quote).includes(text.slice(-20));
  if (isAmong(lead)) return 'lead';
  if (isAmong(leadOk)) return 'leadOk';
  if (isAmong(notLead)) return 'notLead';
  if (!on.includes(id))
    return passage.some((each) => each.id === id && isOneOf(each.sentences, quote)) ? 'on' : 'other';
  return isTitle ? 'title' : 'on';
};

/** What the first run of a tracker with all hosts of the corpus as its sources tells, and its overview. */
const toldOf = (topic: LabelledTopic): ToldTopic => {
  const { on, passage, maybe } = topic;
  const { findings, knowledge } = runTracker({ description: topic.topic, domains: hosts }, pages, NOW);
  const quotes = findings.recorded.flatMap(({ claim: { text, evidence } }) =>
    evidence.map(({ url, quote }) => ({ id: ids.get(url) ?? '', quotes: [text, quote] })),
  );
  const cited = [...new Set(quotes.map(({ id }) => id))];
  const passages = passage
    .filter(({ id, sentences }) =>
      quotes.some((each) => each.id === id && each.quotes.some((quote) => isOneOf(sentences, quote))),
    )
    .map(({ id }) => id);
  const { lines, sources } = composeState(knowledge.claims, Date.parse(NOW), {
    description: topic.topic,
    links: knowledge.links,
  });
  return {
    topic,
    reached: on.filter((id) => cited.includes(id)),
    passages,
    wrong: cited.filter((id) => ![...on, ...maybe, ...passage.map((each) => each.id)].includes(id)),
    lines: lines.map(({ text, sources: [first = 0] }) => {
      const { url = '', quote = '' } = sources[first - 1] ?? {};
      const id = ids.get(url) ?? '';
      return { id, text, standing: standingOf(topic, { id, text, quote }) };
    }),
    documents: findings.documents,
  };
};

export const toldTopics = (half: Half): readonly ToldTopic[] => topics.filter((each) => each.half === half).map(toldOf);

export interface TopicFigures {
  readonly topics: number;
  /** Pages on the topics, and how many of them are told. */
  readonly on: number;
  readonly reached: number;
  readonly wrong: number;
  /** Pages with a passage, and how many of them are told by it. */
  readonly withPassage: number;
  readonly passages: number;
  /** Topics without a page or a passage, and how many of them tell nothing. */
  readonly empty: number;
  readonly silent: number;
  /** Topics with something to tell, how many tell anything, and how many of these begin with an acceptable line. */
  readonly some: number;
  readonly told: number;
  readonly first: Readonly<Record<Standing, number>>;
  /** What stands in the first three lines. */
  readonly firstThree: Readonly<Record<Standing, number>>;
}

const counted = (standings: readonly Standing[]): Readonly<Record<Standing, number>> => {
  const count = (standing: Standing): number => standings.filter((each) => each === standing).length;
  return {
    lead: count('lead'),
    leadOk: count('leadOk'),
    title: count('title'),
    on: count('on'),
    notLead: count('notLead'),
    other: count('other'),
  };
};

export const topicFigures = (told: readonly ToldTopic[]): TopicFigures => {
  const total = (of: (each: ToldTopic) => number): number => told.reduce((sum, each) => sum + of(each), 0);
  const isEmpty = ({ topic }: ToldTopic): boolean => topic.on.length === 0 && topic.passage.length === 0;
  const some = told.filter((each) => !isEmpty(each));
  const standings = (most: number): readonly Standing[] =>
    some.flatMap(({ lines }) => lines.slice(0, most).map(({ standing }) => standing));
  return {
    topics: told.length,
    on: total(({ topic }) => topic.on.length),
    reached: total(({ reached }) => reached.length),
    wrong: total(({ wrong }) => wrong.length),
    withPassage: total(({ topic }) => topic.passage.length),
    passages: total(({ passages }) => passages.length),
    empty: told.length - some.length,
    silent: told.filter((each) => isEmpty(each) && each.lines.length === 0).length,
    some: some.length,
    told: some.filter(({ lines }) => lines.length > 0).length,
    first: counted(standings(1)),
    firstThree: counted(standings(3)),
  };
};
