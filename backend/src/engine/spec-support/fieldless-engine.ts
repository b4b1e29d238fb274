import { engineWith } from '../pipeline';

/** The engine without any field of knowledge, for specs of what it does by itself. */
export const { briefFor, findNews, composeState, composeUpdate } = engineWith([]);
