import { composeState, composeUpdate } from './composition/compose';
import type { KnowledgeField } from './knowledge-field';
import { knowledgeOf } from './field-knowledge';
import { briefFor, findNews } from './pipeline';

/** The engine: pages in, findings out, no I/O and no clock. The run in modules/research/run records them. */
export const engineWith = (fields: readonly KnowledgeField[]) => {
  const fieldKnowledge = knowledgeOf(fields);
  return {
    briefFor: briefFor.bind(null, fieldKnowledge),
    findNews: findNews.bind(null, fieldKnowledge),
    composeState: composeState.bind(null, fieldKnowledge),
    composeUpdate: composeUpdate.bind(null, fieldKnowledge),
  };
};
