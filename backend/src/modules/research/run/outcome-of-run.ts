import type { EditorBrief } from '#engine/editing/brief';
import type { ResearchInput } from '#engine/opened-run';
import { derivedId } from '#kernel/ids';
import { briefFor, findNews } from '../news-engine';
import type { RunMaterial } from './run-material';
import { outcomeOfFindings, type RunOutcome } from './run-outcome';
import { allowedDomains } from './topic-scope';

const inputOf = ({ run, domains, sites, now, knowledge, gathered, nearness, editing }: RunMaterial): ResearchInput => ({
  description: run.description,
  extraTopics: run.extraTopics,
  wordFilter: run.wordFilter,
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

/** The brief for an editor, before its news is found. */
export const briefOfRun = (material: RunMaterial): EditorBrief => briefFor(inputOf(material));

/**
 * Verifies the gathered pages, compares them with the ledger and composes what to publish. Ids derive from the run's
 * id.
 */
export const outcomeOfRun = (material: RunMaterial): RunOutcome => {
  const { run, knowledge, gathered } = material;
  return outcomeOfFindings(run, knowledge, gathered, findNews(inputOf(material)));
};
