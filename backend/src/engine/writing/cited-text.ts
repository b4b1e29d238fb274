import type { CitedSource } from '#events/research/ledger.events';

/** A citation as a model and the checks read it. */
export type CitedText = Pick<CitedSource, 'quote' | 'title' | 'host' | 'publisher' | 'publishedAt' | 'readAt'>;
