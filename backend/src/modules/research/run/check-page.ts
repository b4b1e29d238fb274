import type { KnownPage, Opening } from '#engine/known-page';
import { type Evidence, nothingKnown } from '#engine/ledger';
import { ownSource } from '#events/research/text-lines';
import type { ReadPage } from '#pages/page';
import type { GatheredPage } from '#pages/read-page';
import { composeUpdate, findNews } from '../news-engine';
import { passageOf } from './passages';
import type { RunInputs } from './run-outcome';
import { allowedDomains } from './topic-scope';

/** A page of a run under way. Can be sent to a thread. */
export interface PageToCheck extends Pick<
  RunInputs,
  'runId' | 'description' | 'extraTopics' | 'wordFilter' | 'naming'
> {
  readonly page: ReadPage & Partial<Pick<GatheredPage, 'pageStarts'>>;
  readonly domains: readonly string[];
  /** Hosts that are read in addition to the search. */
  readonly sites?: readonly string[] | undefined;
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  readonly aliases: readonly string[];
  /** Openings of earlier pages, from which the topic was learned. */
  readonly openings: readonly Opening[];
  /** Knowledge of the page from an earlier run; null if it was never read. */
  readonly known: KnownPage | null;
}

/** A line as an update would show it, with the sentence that supports it. */
export interface CheckedLine {
  readonly text: string;
  readonly evidence: Evidence;
  /** ISO 8601 UTC. */
  readonly readAt: string;
}

export type CheckedPage =
  | { readonly outcome: 'kept'; readonly lines: readonly CheckedLine[] }
  | { readonly outcome: 'off_topic' }
  /** The page is on the topic, but no sentence of it was chosen or passed verification. */
  | { readonly outcome: 'nothing' };

/**
 * The verified lines that a page yields by itself. Provisional: the run's own lines follow once all pages are read and
 * compared with each other and with the ledger.
 */
export const checkPage = (pageToCheck: PageToCheck): CheckedPage => {
  const { page, known, description, extraTopics, wordFilter, naming, domains, sites, now, aliases, openings } =
    pageToCheck;
  const pages: ReadonlyMap<string, KnownPage> = new Map(known === null ? [] : [[page.url, known]]);
  const { recorded, documents } = findNews({
    description,
    extraTopics,
    wordFilter,
    ...(naming !== undefined && { naming }),
    domains: allowedDomains(domains, [page]),
    ...(sites !== undefined && { sites }),
    now,
    pages: [page],
    knowledge: { ...nothingKnown, pages, aliases, openings },
    newId: (name) => name,
  });
  const { lines, sources } = composeUpdate({ recorded, displayed: recorded.length });
  const checked = lines.flatMap((line): readonly CheckedLine[] => {
    const evidence = ownSource(line, sources);
    return evidence === undefined ? [] : [{ text: line.text, evidence: inPassage(evidence, page), readAt: now }];
  });
  if (checked.length > 0) return { outcome: 'kept', lines: checked };
  return { outcome: documents[0]?.reason.kind === 'off_topic' ? 'off_topic' : 'nothing' };
};

const inPassage = (evidence: Evidence, { blocks }: ReadPage): Evidence => {
  const passage = passageOf(blocks, evidence.quote);
  return passage === undefined ? evidence : { ...evidence, passage };
};
