import { derivedId } from '#kernel/ids';
import type { Gathered } from '../gather/gathering';
import type { EditorBrief } from '#engine/editing/brief';
import type { Editing } from '#engine/editing/editing';
import type { Nearness } from '#engine/nearness/nearness';
import type { Knowledge } from '#engine/ledger';
import type { ResearchInput } from '#engine/opened-run';
import { briefFor, findNews } from '../engine';
import { allowedDomains } from './allowed-domains';
import { runOutcome, type RunInputs, type RunOutcome } from './run-outcome';

export interface RunToConclude {
  readonly run: RunInputs;
  readonly domains: readonly string[];
  /** Hosts that are read beside the search. */
  readonly sites?: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  readonly knowledge: Knowledge;
  readonly gathered: Gathered;
  /** How near its pages come to the topic in meaning; null if no model compared them. */
  readonly nearness: Nearness | null;
  /** The choices of a model; null if the rules choose everything. */
  readonly editing: Editing | null;
}

const inputOf = ({
  run,
  domains,
  sites,
  now,
  knowledge,
  gathered,
  nearness,
  editing,
}: RunToConclude): ResearchInput => ({
  description: run.description,
  alsoAbout: run.alsoAbout,
  words: run.words,
  ...(run.naming !== undefined && { naming: run.naming }),
  facts: run.keyFacts,
  domains: allowedDomains(domains, gathered.pages),
  ...(sites !== undefined && { sites }),
  now,
  pages: gathered.pages,
  knowledge,
  newId: (name) => derivedId(run.runId, name),
  ...(nearness !== null && { nearness }),
  ...(editing !== null && { editing }),
});

/** The brief for an editor, before the run is concluded. */
export const briefOfRun = (run: RunToConclude): EditorBrief => briefFor(inputOf(run));

/** Verifies the gathered pages, compares them with the ledger and composes what to publish. Ids derive from the run's id. */
export const concludeRun = (concluding: RunToConclude): RunOutcome => {
  const { run, knowledge, gathered } = concluding;
  return runOutcome(run, knowledge, gathered, findNews(inputOf(concluding)));
};
