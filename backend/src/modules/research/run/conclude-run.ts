import { derivedId } from '#kernel/ids';
import type { Gathered } from '../gather/gathering';
import type { Findings, Knowledge } from '../pipeline/ledger';
import { findNews } from '../pipeline/pipeline';
import { MAX_ARTICLE_CHARACTERS } from '../read/article-length';
import type { Extent } from '../read/extent';
import { outcomeOf, type OfRun, type RunOutcome } from './run-outcome';

export interface RunToConclude {
  readonly run: OfRun;
  readonly domains: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  readonly knowledge: Knowledge;
  readonly gathered: Gathered;
}

/** Verifies the gathered pages, compares them with the ledger and composes what to publish. Ids derive from the run's id. */
export const concludeRun = ({ run, domains, now, knowledge, gathered }: RunToConclude): RunOutcome => {
  const findings = findNews({
    description: run.description,
    alsoAbout: run.alsoAbout,
    domains,
    now,
    pages: gathered.pages,
    knowledge,
    newId: (name) => derivedId(run.runId, name),
  });
  return outcomeOf(run, knowledge, gathered, sayingHowFarRead(findings, gathered));
};

const extents: Readonly<Record<Exclude<Extent, 'whole'>, string>> = {
  'up to the limit': `Only its first ${MAX_ARTICLE_CHARACTERS.toLocaleString('en-US')} characters were read.`,
  paywalled: 'Only the opening is free to read.',
  truncated: 'The page has only the opening.',
  collapsed: 'The page shows only the opening; the rest is collapsed.',
};

const sayingHowFarRead = (findings: Findings, { pages }: Gathered): Findings => {
  const partly = new Map(
    pages.flatMap(({ url, extent }) => (extent === 'whole' ? [] : [[url, extents[extent]] as const])),
  );
  return {
    ...findings,
    documents: findings.documents.map((document) => {
      const extent = partly.get(document.url);
      return extent === undefined ? document : { ...document, reason: `${document.reason} ${extent}` };
    }),
  };
};
