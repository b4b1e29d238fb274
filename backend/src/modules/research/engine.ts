import { engineWith } from '#engine/engine';
import { endByAct } from './fields/legal-acts/end-of-claim';
import { legalActs } from './fields/legal-acts/legal-acts';
import { sciencePapers } from './fields/science-papers/science-papers';

/** The engine with everything that the product knows about particular fields. */
export const { briefFor, findNews, composeState, composeUpdate } = engineWith([legalActs, sciencePapers]);

/** What became of a claim by what it depends on, as an overview says it of a line; null if nothing did. */
export const endByGround = endByAct;
export type EndByGround = NonNullable<ReturnType<typeof endByGround>>;
