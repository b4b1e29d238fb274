import { derivedId } from '#kernel/ids';
import type { Gathered } from '../gather/gathering';
import type { Knowledge } from '#engine/ledger';
import { findNews } from '../engine';
import { allowedDomains } from './allowed-domains';
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
    words: run.words,
    facts: run.keyFacts,
    domains: allowedDomains(domains, gathered.pages),
    now,
    pages: gathered.pages,
    knowledge,
    newId: (name) => derivedId(run.runId, name),
  });
  return outcomeOf(run, knowledge, gathered, findings);
};
