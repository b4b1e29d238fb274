import { derivedId } from '#kernel/ids';
import type { Gathered } from '../gather/gathering';
import type { Findings, Knowledge } from '../pipeline/ledger';
import { findNews } from '../pipeline/pipeline';
import { MAX_ARTICLE_CHARACTERS } from '../read/article-length';
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
    domains,
    now,
    pages: gathered.pages,
    knowledge,
    newId: (name) => derivedId(run.runId, name),
  });
  return outcomeOf(run, knowledge, gathered, tellingWhatWasShortened(findings, gathered));
};

const beginningOnly = `Only its first ${MAX_ARTICLE_CHARACTERS.toLocaleString('en-US')} characters were read.`;

const tellingWhatWasShortened = (findings: Findings, { pages }: Gathered): Findings => {
  const shortened = new Set(pages.flatMap((page) => (page.shortened ? [page.url] : [])));
  return {
    ...findings,
    documents: findings.documents.map((document) =>
      shortened.has(document.url) ? { ...document, reason: `${document.reason} ${beginningOnly}` } : document,
    ),
  };
};
