import { engineWith } from '#engine/engine';
import { legalActs } from './domains/legal-acts/legal-acts';
import { sciencePapers } from './domains/science-papers/science-papers';

/** The engine with all that the product knows of particular fields. */
export const { briefFor, findNews, composeState, composeUpdate } = engineWith([legalActs, sciencePapers]);
