import type { ReadPage } from '#pages/page';
import type { TopicName } from './corpus-documents';
import { documentIds } from './expectations';
import { citedUrls, runTracker } from './run-tracker';

export interface MixedHosts {
  /** Share of published lines whose source is a document of the topic. */
  readonly precision: number;
  /** Share of the topic's documents that the ledger cites. */
  readonly recall: number;
  readonly lines: number;
  /** Pages whose outcome the run does not give. */
  readonly unexplained: readonly string[];
}

const AFTER_ALL = '2026-08-22T23:59:00Z';

/** A first run over pages of all topics. */
export const mixedHosts = (pages: readonly ReadPage[], topic: TopicName, description: string): MixedHosts => {
  const ids = documentIds();
  const isOwn = (url: string): boolean => ids.get(url)?.startsWith(`${topic}-`) === true;
  const { findings, knowledge } = runTracker({ description }, pages, AFTER_ALL);
  const sources = findings.recorded.flatMap(({ claim }) => claim.evidence[0]?.url ?? []);
  const own = pages.filter(({ url }) => isOwn(url));
  const cited = citedUrls(knowledge.claims);
  const explained = new Set(findings.documents.map(({ url }) => url));
  return {
    precision: sources.filter(isOwn).length / sources.length,
    recall: own.filter(({ url }) => cited.has(url)).length / own.length,
    lines: sources.length,
    unexplained: pages.filter(({ url }) => !explained.has(url)).map(({ url }) => url),
  };
};
