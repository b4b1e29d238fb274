/**
 * The research core of engine `feeds`: pages in, findings out, no I/O and no clock.
 *
 *   const findings = findNews({ description, domains, now, pages, knowledge, newId });
 *   const next     = knowledgeAfter(knowledge, findings);        // ledger.ts: fold of the run's result
 *   const overview = composeState(next.claims);                  // compose.ts: markdown with [n] and its sources
 *   const update   = composeUpdate(findings.recorded);           // compose.ts: at most seven lines, the rest counted
 */
import type { Findings, Knowledge } from './ledger';
import type { ReadPage } from './page';

export interface ResearchInput {
  /** The tracker's description as the person wrote it. */
  readonly description: string;
  /** Hosts a claim may come from, subdomains included. None: any host. */
  readonly domains: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  /** Every page the run could read, the unmodified too. */
  readonly pages: readonly ReadPage[];
  readonly knowledge: Knowledge;
  /** Gives the same id for the same name within a run. */
  readonly newId: (name: string) => string;
}

export type FindNews = (input: ResearchInput) => Findings;
