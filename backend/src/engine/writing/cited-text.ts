import type { CitedSource } from '#events/research/ledger.events';

/** What a sentence cites, as a model and the checks read it. */
export type CitedText = Pick<CitedSource, 'quote' | 'title' | 'host' | 'publisher' | 'publishedAt' | 'readAt'>;
