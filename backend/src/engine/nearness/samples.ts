import type { LanguageCode } from '#text/languages/language';
import written from './samples.json';

/** Invented news by which a model of meaning shows its scale: a topic, a page on it, and a later page on it in other words. */
export interface Sample {
  readonly topic: string;
  readonly page: string;
  readonly later: string;
}

/** The same topics in the same order in each language. */
export const samples: Partial<Record<LanguageCode, readonly Sample[]>> = written;
