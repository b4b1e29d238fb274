import { readFileSync } from 'node:fs';
import { corpusFile, topic, topicNames, type TopicName } from './corpus-documents';

export interface EventLabels {
  /** Sentences that tell the event on their own. */
  readonly tells: readonly string[];
  /** Sentences that tell part of it. All other sentences of the document are irrelevant. */
  readonly partly: readonly string[];
}

export interface Boundaries {
  readonly paragraph: string;
  readonly sentences: readonly string[];
}

export interface MustTell {
  readonly event: string;
  readonly tracker: TopicName;
  /** The day of its first document, UTC. */
  readonly published: string;
  readonly documents: readonly string[];
}

/** A hand-made page whose sentences are labelled with whether an editor would tell them. */
export interface LabelledPage {
  readonly half: 'tuning' | 'held-out';
  readonly genre: string;
  readonly title: string;
  readonly published: string;
  readonly sentences: readonly { readonly tell: boolean; readonly text: string }[];
}

interface OverviewLineLabels {
  /** Lines with the day on which each is read, and whether it no longer reads right then. */
  readonly lines: readonly {
    readonly half: 'tuning' | 'blind' | 'second' | 'instructions' | 'more instructions';
    readonly text: string;
    readonly published: string;
    readonly read: string;
    readonly stale: boolean;
  }[];
  /** Lines without pointers elsewhere, and whether each tells something: not only that a document was published, nor an argument. */
  readonly telling: readonly {
    readonly half: 'tuning' | 'blind';
    readonly kind: 'argument' | 'presented';
    readonly title: string;
    readonly text: string;
    readonly tells: boolean;
  }[];
  /** Titles of pages, and whether each alone tells what happened. */
  readonly titles: readonly { readonly half: 'tuning' | 'blind'; readonly title: string; readonly tells: boolean }[];
}

interface WrittenMention {
  readonly title: string;
  readonly published: string;
}

/** An event as one page told it, and a sentence of a later page that mentions it or does not. */
export interface LabelledMentionPair {
  readonly mentions: boolean;
  readonly topic: string;
  readonly told: WrittenMention & { readonly text: string };
  readonly later: WrittenMention & { readonly sentence: string };
}

/** A period of a topic as one update: ids of its documents by what an editor would do with them. */
export interface LabelledUpdate {
  readonly half: 'tuning' | 'blind';
  readonly topic: TopicName;
  /** The period's first and last day. */
  readonly after: string;
  readonly until: string;
  readonly first: readonly string[];
  readonly shown: readonly string[];
  /** Shown if there is room. */
  readonly minor: readonly string[];
  readonly left: readonly string[];
}

/** A hand-made page of an invented publisher. */
export interface HandMadePage {
  readonly id: string;
  readonly genre: string;
  readonly publisher: string;
  readonly host: string;
  readonly title: string;
  readonly published: string;
  /** What a person would track to find it. */
  readonly description: string;
  readonly blocks: readonly string[];
}

/** A hand-made page, and its acceptable lines for an overview; without any, it leaves the overview to other pages. */
export interface OperativePage extends Omit<HandMadePage, 'id'> {
  readonly half: 'seen' | 'held-out' | 'third' | 'fourth' | 'fifth' | 'sixth';
  readonly shown: readonly string[];
  /** The day on which the overview is composed, three days after the page if absent. */
  readonly read?: string;
}

/** An event that documents tell, and the later documents that mention it. */
export interface LabelledEvent {
  readonly half: 'tuning' | 'blind';
  readonly topic: TopicName;
  readonly event: string;
  readonly told: readonly string[];
  readonly mentioned_by: readonly string[];
}

/** A sentence that a model might write over evidence, and whether the evidence bears it out. */
export interface ModelSentence {
  readonly half:
    | 'seen'
    | 'blind'
    | 'third'
    | 'fourth'
    | 'fifth'
    | 'sixth'
    | 'seventh'
    | 'eighth'
    | 'ninth'
    | 'tenth'
    | 'eleventh'
    | 'twelfth'
    | 'thirteenth'
    | 'fourteenth';
  readonly true: boolean;
  /** How a true one differs from its quotes, or what is wrong with a false one. */
  readonly way: string;
  /** Why only a judge can see that a false one’s figures, dates, names, negations or hedges are wrong; absent if rules can. */
  readonly judge?: string;
  readonly evidence: readonly {
    readonly title: string;
    readonly host: string;
    readonly published: string;
    readonly quote: string;
  }[];
  readonly sentence: string;
}

/** What somebody who had not seen the rules wrote over one source, true and false. */
export interface WrittenSentences {
  /** `fourth` guided nothing; of `second foreign`, the quote or a sentence is in another language than English. */
  readonly half: 'open' | 'kept' | 'second' | 'second foreign' | 'third' | 'fourth';
  readonly writer: 1 | 2 | 3 | 4 | 5;
  readonly source: {
    readonly title: string;
    readonly publisher: string;
    readonly host: string;
    readonly published: string;
    readonly quote: string;
    readonly act?: string;
  };
  readonly true: readonly string[];
  readonly false: readonly string[];
}

/** The same over a source in another language, in its language, with what is wrong with each false one. */
export interface ForeignSentences {
  readonly language: 'es' | 'de' | 'fr' | 'it' | 'pt';
  readonly source: WrittenSentences['source'];
  readonly true: readonly string[];
  readonly false: readonly { readonly way: string; readonly sentence: string }[];
}

/** Which sentences of a page an editor would show in an overview, quoted, or by their sha1 if the page is of Timeline17. */
export interface OverviewSentences {
  readonly set: string;
  /** Of a page of the corpus, of another publisher, of a language, or the address of one of Timeline17. */
  readonly id: string;
  readonly best?: readonly string[];
  /** What an editor would also let pass. */
  readonly good?: readonly string[];
  /** Nothing of the page is worth a line. */
  readonly none?: true;
}

const labels = <T>(file: string): T => JSON.parse(readFileSync(corpusFile('labels', file), 'utf8')) as T;

/** By document id; the README beside the labels describes how they were made. */
export const eventLabels = (): Readonly<Record<string, EventLabels>> => labels('events.json');
/** The same for documents that were labelled after the weights had been settled. */
export const heldOutEventLabels = (): Readonly<Record<string, EventLabels>> => labels('events-held-out.json');
/** The same for held-out documents that were never used for tuning. */
export const thirdEventLabels = (): Readonly<Record<string, EventLabels>> => labels('events-third.json');
export const lineLabels = (): readonly LabelledPage[] => labels('lines.json');
interface StandingAloneLabels {
  readonly readers: Readonly<Record<string, string>>;
  readonly lines: readonly { readonly tracker: string; readonly text: string; readonly failedBy: readonly string[] }[];
}

export const standingAloneLabels = (): StandingAloneLabels => labels('standing-alone.json');

export const overviewLineLabels = (): OverviewLineLabels => labels('overview-lines.json');
export const labelledMentionPairs = (): readonly LabelledMentionPair[] => labels('mention-pairs.json');
export const labelledUpdates = (): readonly LabelledUpdate[] => labels('updates.json');
export const labelledMentions = (): readonly LabelledEvent[] => labels('mentions.json');
export const writtenSentences = (): readonly WrittenSentences[] => labels('written-sentences.json');
export const foreignSentences = (): readonly ForeignSentences[] => labels('foreign-sentences.json');
export const modelSentences = (): readonly ModelSentence[] => labels('model-sentences.json');
/** By document id, of the corpus or of `secondReaderPages`. */
export const secondReaderLabels = (): Readonly<Record<string, EventLabels>> => labels('second-reader.json');
export const secondReaderPages = (): readonly HandMadePage[] => labels('second-reader-pages.json');
export const operativePages = (): readonly OperativePage[] => labels('operative-pages.json');
export const overviewSentenceLabels = (): readonly OverviewSentences[] => labels('overview-sentences.json');
export const boundaryLabels = (): Readonly<Record<string, readonly Boundaries[]>> => labels('boundaries.json');
export const mustTell = (): readonly MustTell[] => labels('must-tell.json');

/** The three topics in the corpus's wording, and as a hurried user might word them. */
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

/** Document ids by URL. */
export const documentIds = (): ReadonlyMap<string, string> =>
  new Map(topicNames.flatMap((name) => topic(name).documents.map((document) => [document.url, document.id] as const)));
