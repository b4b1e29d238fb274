import { readFileSync } from 'node:fs';
import { corpusFile, topic, topicNames, type TopicName } from './corpus-documents';

export interface EventLabels {
  /** Sentences that tell the event by themselves. */
  readonly tells: readonly string[];
  /** Sentences that tell a part of it. Any other sentence of the document says nothing. */
  readonly partly: readonly string[];
}

export interface Boundaries {
  readonly paragraph: string;
  readonly sentences: readonly string[];
}

export interface MustTell {
  readonly event: string;
  readonly tracker: TopicName;
  /** The day of the first of its documents, UTC. */
  readonly published: string;
  readonly documents: readonly string[];
}

const labels = <T>(file: string): T => JSON.parse(readFileSync(corpusFile('labels', file), 'utf8')) as T;

/** By document id; see the README beside the labels for how they were made. */
export const eventLabels = (): Readonly<Record<string, EventLabels>> => labels('events.json');
/** The same for documents that were listed after the weights had been settled. */
export const heldOutEventLabels = (): Readonly<Record<string, EventLabels>> => labels('events-held-out.json');
/** And for held-out documents, never used while the pipeline was tuned. */
export const thirdEventLabels = (): Readonly<Record<string, EventLabels>> => labels('events-third.json');
export const boundaryLabels = (): Readonly<Record<string, readonly Boundaries[]>> => labels('boundaries.json');
export const mustTell = (): readonly MustTell[] => labels('must-tell.json');

/** The three topics as the corpus words them, and in a hurried user's words. */
export const descriptions = (): readonly {
  readonly topic: TopicName;
  readonly long: string;
  readonly short: string;
}[] => [
  { topic: 'us-tariffs', long: topic('us-tariffs').tracker_description, short: 'US tariffs' },
  { topic: 'ai-regulation', long: topic('ai-regulation').tracker_description, short: 'AI regulation' },
  { topic: 'spaceflight', long: topic('spaceflight').tracker_description, short: 'Spaceflight news' },
];

export const offTopic = [
  'Antarctic krill fisheries',
  'Space heater recalls',
  'Product launches by Apple',
  'Immigration policy of the United States',
];

/** What the issue asks for. Never weaker. */
export const limits = {
  precision: 0.9,
  recall: 0.7,
  headlinesListed: 0.65,
  headlinesEmpty: 0.12,
  toldInTime: 0.7,
  longestLine: 60,
};

/** Which document of the corpus an address belongs to. */
export const documentIds = (): ReadonlyMap<string, string> =>
  new Map(topicNames.flatMap((name) => topic(name).documents.map((document) => [document.url, document.id] as const)));
