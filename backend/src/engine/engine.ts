import { composeState, composeUpdate } from './composition/compose';
import type { KnowledgeField } from './knowledge-field';
import { knowledgeOf } from './field-knowledge';
import { briefFor, findNews } from './pipeline';

/**
 * The engine by rules: pages in, findings out, no I/O and no clock.
 *
 *   const findings = findNews({ description, domains, now, pages, knowledge, newId });
 *   const next     = knowledgeAfter(knowledge, findings);        // after-run.ts: fold of the run's result
 *   const overview = composeState(next.claims, Date.parse(now)); // lines with remarks, and their sources
 *   const update   = composeUpdate(findings);                    // at most seven lines; the rest is counted
 */
export const engineWith = (fields: readonly KnowledgeField[]) => {
  const fieldKnowledge = knowledgeOf(fields);
  return {
    briefFor: briefFor.bind(null, fieldKnowledge),
    findNews: findNews.bind(null, fieldKnowledge),
    composeState: composeState.bind(null, fieldKnowledge),
    composeUpdate: composeUpdate.bind(null, fieldKnowledge),
  };
};
