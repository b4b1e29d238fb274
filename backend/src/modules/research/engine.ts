import { engineWith } from '#engine/engine';
import { legalActs } from './fields/legal-acts/legal-acts';

/** The engine with what the product knows of law. */
export const { briefFor, findNews, composeState, composeUpdate } = engineWith(legalActs);
