import { composeState, composeUpdate } from './composition/compose';
import type { KnowledgeField } from './knowledge-field';
import { briefFor, findNews } from './pipeline';

/**
 * The engine by rules: pages in, findings out, no I/O and no clock.
 *
 *   const findings = findNews({ description, domains, now, pages, knowledge, newId });
 *   const next     = knowledgeAfter(knowledge, findings);        // after-run.ts: fold of the run's result
 *   const overview = composeState(next.claims, Date.parse(now)); // lines with remarks, and their sources
 *   const update   = composeUpdate(findings);                    // at most seven lines; the rest is counted
 */
export const engineWith = (field: KnowledgeField) => ({
  briefFor: briefFor.bind(null, field),
  findNews: findNews.bind(null, field),
  composeState: composeState.bind(null, field),
  composeUpdate: composeUpdate.bind(null, field),
});
