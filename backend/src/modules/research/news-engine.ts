import { engineWith } from '#engine/pipeline';
import { legalActs } from './fields/legal-acts/legal-acts';
import { sciencePapers } from './fields/science-papers/science-papers';

/** The engine with everything that the product knows about particular fields. */
export const { briefFor, findNews, composeState, composeUpdate } = engineWith([legalActs, sciencePapers]);

export { type EndRemark, endByAct } from './fields/legal-acts/legal-acts';
