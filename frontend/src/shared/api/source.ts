import type { Answer } from './answer';

/** A cited page. `[n]` in a text refers to the n-th of its sources. */
export type Source = Answer<'Source'>;

export type ChangeKind = Answer<'Line'>['kind'];
