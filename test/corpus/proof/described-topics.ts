import { readFileSync } from 'node:fs';
import { isNews } from '#engine/ledger';
import { allDocuments, corpusFile, pageOf } from './corpus-documents';
import { runTracker } from './run-tracker';

export type Half = 'seen' | 'blind';

/** What somebody wants to follow, and which documents of the corpus have news of it, by a reader who had seen no code. */
interface DescribedTopic {
  readonly topic: string;
  readonly half: Half;
  /** Ids of documents that are about it, as a whole or in an important part. */
  readonly on: readonly string[];
  /** Documents on something else, with their sentences that tell something about it. */
  readonly passages: readonly { readonly document: string; readonly sentences: readonly string[] }[];
}

const topics = JSON.parse(readFileSync(corpusFile('labels', 'described-topics.json'), 'utf8')) as DescribedTopic[];

/** Some were published twice. */
const documents = [...new Map(allDocuments().map((document) => [document.url, document])).values()];
const ids = new Map(documents.map(({ url, id }) => [url, id]));
const hosts = [...new Set(documents.map(({ host }) => host))];
const pages = documents.map(pageOf);

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const isOneOf = (sentences: readonly string[], line: string): boolean =>
  sentences.map(plain).some((sentence) => sentence.includes(line) || line.includes(sentence));

/** What the first run of a tracker tells of all pages, `own`: of sources that its reader names. */
const toldOf = ({ topic, on, passages }: DescribedTopic, own: boolean) => {
  const tracker = { description: topic, domains: own ? hosts : [] };
  const { findings } = runTracker(tracker, pages, '2026-11-28T12:00:00Z');
  const news = findings.recorded.filter(({ claim }) => isNews(claim));
  const lines = news.map(({ claim: { text, evidence } }) => {
    const [cited] = evidence;
    const id = ids.get(cited?.url ?? '') ?? '';
    const passage = passages.find(({ document }) => document === id);
    return {
      id,
      isRight:
        on.includes(id) ||
        (passage !== undefined && [text, cited?.quote ?? text].some((line) => isOneOf(passage.sentences, plain(line)))),
    };
  });
  const cited = new Set(news.flatMap(({ claim }) => claim.evidence.map(({ url }) => ids.get(url) ?? '')));
  return { lines, reached: on.filter((id) => cited.has(id)).length, on: on.length };
};

/** Over the topics of a half: how many lines were told, the share that is about the topic, and the share of the documents on it that were reached. */
export const describedFigures = (half: Half, own: boolean) => {
  const told = topics.filter((each) => each.half === half).map((each) => toldOf(each, own));
  const lines = told.flatMap((each) => each.lines);
  const total = (of: (each: (typeof told)[number]) => number): number => told.reduce((sum, each) => sum + of(each), 0);
  return {
    topics: told.length,
    lines: lines.length,
    right: lines.filter(({ isRight }) => isRight).length / lines.length,
    reached: total(({ reached }) => reached) / total(({ on }) => on),
  };
};

/** How many pages a first run on a topic cites, of the pages of the corpus on one field alone. */
export const pagesTold = (topic: string, field: string): number => {
  const ofField = documents.filter(({ id }) => id.startsWith(field));
  const tracker = { description: topic, domains: [...new Set(ofField.map(({ host }) => host))] };
  const { findings } = runTracker(tracker, ofField.map(pageOf), '2026-11-28T12:00:00Z');
  return new Set(findings.recorded.flatMap(({ claim }) => claim.evidence.map(({ url }) => url))).size;
};
