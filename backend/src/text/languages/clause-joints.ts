import type { Language, LanguageCode } from './language';

/** Words that join two clauses of a sentence, as alternatives of patterns. */
interface Joints {
  /** Between two statements of equal rank; these words join nouns as well. */
  readonly and: string;
  /** Before a clause about something that happens at the same time, or in contrast. */
  readonly beside: string;
}

const joints: Readonly<Record<LanguageCode, Joints>> = {
  en: { and: 'and', beside: 'while|whereas|but' },
  de: { and: 'und', beside: 'während|wobei|aber' },
  fr: { and: 'et', beside: 'tandis que|alors que|tout en|mais' },
  es: { and: 'y|e', beside: 'mientras que|mientras|pero' },
  pt: { and: 'e', beside: 'enquanto|mas' },
  it: { and: 'e|ed', beside: 'mentre|ma' },
  nl: { and: 'en', beside: 'terwijl|maar' },
};

/** The joints of a language; null for English. */
export const jointsOf = (language: Language | null): Joints => joints[language?.code ?? 'en'];
