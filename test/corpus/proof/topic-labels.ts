import { readdirSync, readFileSync } from 'node:fs';
import { nothingKnown } from '#engine/ledger';
import type { ReadPage } from '#pages/page';
import { corpusFile } from './corpus-documents';
import { runTracker } from './run-tracker';

interface LabelledPage {
  readonly host: string;
  /** `2025-03-04` */
  readonly day: string;
  readonly title: string;
  readonly blocks: readonly string[];
  readonly on: boolean;
  /** Why a page is not on the topic. */
  readonly why?: string;
}

/** A topic as a reader would describe it, and twenty pages, half of which an editor would file under it. */
export interface LabelledTopic {
  readonly id: string;
  readonly half: 'seen' | 'held';
  readonly description: string;
  /** The same wish in other words, or in another language. */
  readonly otherDescription?: string;
  readonly pages: readonly LabelledPage[];
}

/** The languages for which somebody has labelled pages of topics. */
export const languagesOfTopics: readonly string[] = readdirSync(corpusFile('labels', 'topics')).map((file) =>
  file.replace('.json', ''),
);

export const labelledTopics = (language: string): readonly LabelledTopic[] => {
  const file = corpusFile('labels', 'topics', `${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly topics: readonly LabelledTopic[] }).topics;
};

export const asRead = ({ host, day, title, blocks }: LabelledPage): ReadPage => {
  const url = `https://${host}/${day}/${encodeURIComponent(title)}`;
  return { url, foundAt: url, host, title, publisher: host, author: '', publishedAt: day, blocks };
};

export interface Taken {
  readonly page: LabelledPage;
  readonly taken: boolean;
  /** Of the topic's own twenty pages. */
  readonly isOwn: boolean;
}

/**
 * Which pages a tracker takes to be on its topic that reads ten papers: each run has one page of each topic, in turn, those of the
 * others with the day of its own.
 */
export const takenInTurn = (
  description: string,
  topic: LabelledTopic,
  all: readonly LabelledTopic[],
): readonly Taken[] => {
  let knowledge = nothingKnown;
  return topic.pages.flatMap(({ day }, turn) => {
    const fresh = all.flatMap(({ id, pages }) => {
      const page = pages[turn];
      return page === undefined ? [] : [{ ...page, day, on: id === topic.id && page.on, isOwn: id === topic.id }];
    });
    const run = runTracker({ description }, fresh.map(asRead), `${day}T23:59:00Z`, knowledge);
    knowledge = run.knowledge;
    const offTopic = new Set(
      run.findings.documents.flatMap(({ url, reason }) => (reason.kind === 'off_topic' ? [url] : [])),
    );
    return fresh.map((page) => ({ page, taken: !offTopic.has(asRead(page).url), isOwn: page.isOwn }));
  });
};

export interface Selection {
  readonly recall: number;
  readonly precision: number;
}

export const selectionOf = (pages: readonly Taken[]): Selection => {
  const right = pages.filter(({ page, taken }) => page.on && taken).length;
  return {
    recall: right / pages.filter(({ page }) => page.on).length,
    precision: right / Math.max(1, pages.filter(({ taken }) => taken).length),
  };
};

/** Of the topics that are held back: among the pages of all ten topics, and among each topic's own twenty. */
export const heldTopicFigures = (language: string): { readonly all: Selection; readonly own: Selection } => {
  const topics = labelledTopics(language);
  const taken = topics
    .filter(({ half }) => half === 'held')
    .flatMap((topic) => takenInTurn(topic.description, topic, topics));
  return { all: selectionOf(taken), own: selectionOf(taken.filter(({ isOwn }) => isOwn)) };
};
