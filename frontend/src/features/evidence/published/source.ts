import type { Schema } from '#shared/api/api-schema';

/** A cited page. `[n]` in a text refers to the n-th of its sources. */
export type Source = Schema<'Source'>;

export type ChangeKind = Schema<'Line'>['kind'];
