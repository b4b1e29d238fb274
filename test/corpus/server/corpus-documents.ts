import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface CorpusDocument {
  readonly id: string;
  readonly topic: string;
  readonly url: string;
  readonly host: string;
  readonly title: string;
  /** ISO 8601 with its offset; a bare date is midnight UTC. */
  readonly published: string;
  readonly author: string;
  readonly publisher: string;
  readonly contentType: 'text/markdown' | 'text/plain';
  readonly text: string;
}

export interface CorpusTopic {
  readonly topic: string;
  readonly name: string;
  readonly trackerDescription: string;
  readonly documents: readonly CorpusDocument[];
}

interface TopicFile {
  topic: string;
  name: string;
  tracker_description: string;
  documents: {
    id: string;
    url: string;
    host: string;
    title: string;
    published: string;
    author?: string;
    publisher?: string;
    content_type: 'text/markdown' | 'text/plain';
    text: string;
  }[];
}

const topicNames = ['us-tariffs', 'ai-regulation', 'spaceflight'] as const;

/**
 * Relative to the repository's root, the working directory of all commands, so that the compiled server reads the same
 * files.
 */
const documentsFolder = path.resolve('test/corpus/documents');

const readTopic = (name: string): CorpusTopic => {
  const file = JSON.parse(readFileSync(path.join(documentsFolder, `${name}.json`), 'utf8')) as TopicFile;
  return {
    topic: file.topic,
    name: file.name,
    trackerDescription: file.tracker_description,
    documents: file.documents.map((document) => ({
      id: document.id,
      topic: file.topic,
      url: document.url,
      host: document.host,
      title: document.title,
      published: document.published,
      author: document.author ?? '',
      publisher: document.publisher ?? document.host,
      contentType: document.content_type,
      text: document.text,
    })),
  };
};

export const readCorpus = (): readonly CorpusTopic[] => topicNames.map(readTopic);

export const corpusDocuments = (): readonly CorpusDocument[] => readCorpus().flatMap((topic) => topic.documents);

const dates = new Map<string, Date>();

/** Each date is read once: the server sorts by them at every request. */
export const publishedAt = ({ published }: CorpusDocument): Date => {
  const date = dates.get(published) ?? new Date(published);
  dates.set(published, date);
  return date;
};
