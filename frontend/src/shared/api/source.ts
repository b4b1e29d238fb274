import type { Answer } from './answer';

/** A page that a line cites. `[n]` in a text points to the n-th of its sources. */
export type Source = Answer<'Source'>;

export type ChangeKind = Answer<'UpdateLine'>['kind'];
