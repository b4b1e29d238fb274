import { exactFile } from '#text/languages/exact-file';
import type { LanguageCode } from '#text/languages/language';
import type { AnswerLexicon } from './answer-lexicon';
import type { CatchUpLexicon } from './catch-up-lexicon';
import type { CountingLexicon } from './counting-lexicon';
import dutch from './dutch.json';
import english from './english.json';
import type { FieldLexicon } from './field-lexicon';
import type { FollowUpLexicon } from './follow-up-lexicon';
import type { FormalLexicon } from './formal-lexicon';
import french from './french.json';
import german from './german.json';
import italian from './italian.json';
import type { ListingLexicon } from './listing-lexicon';
import type { NewsLexicon } from './news-lexicon';
import type { NoteLexicon } from './note-lexicon';
import portuguese from './portuguese.json';
import type { QuestionLexicon } from './question-lexicon';
import type { RateLexicon } from './rate-lexicon';
import type { RelationLexicon } from './relation-lexicon';
import spanish from './spanish.json';
import type { SummaryLexicon } from './summary-lexicon';
import type { TableLexicon } from './table-lexicon';
import type { TimeLexicon } from './time-lexicon';
import type { TrackerLexicon } from './tracker-lexicon';
import type { TradeLexicon } from './trade-lexicon';

/** The words by which people ask in one language, a file each. */
interface Lexicons {
  readonly question: QuestionLexicon;
  readonly answer: AnswerLexicon;
  readonly followUp: FollowUpLexicon;
  readonly time: TimeLexicon;
  readonly counting: CountingLexicon;
  /** Nouns for any work on a thing (`when will the work begin?`), and for the kinds of it; separated by spaces. */
  readonly works?: { readonly nouns: string; readonly kinds: string };
  readonly field: FieldLexicon;
  readonly rate: RateLexicon;
  readonly news: NewsLexicon;
  readonly listing: ListingLexicon;
  readonly summary: SummaryLexicon;
  readonly formal: FormalLexicon;
  readonly note: NoteLexicon;
  readonly catchUp: CatchUpLexicon;
  readonly tracker: TrackerLexicon;
  readonly trade: TradeLexicon;
  /** Known of languages in which a cell of a table is asked for. */
  readonly table?: TableLexicon;
  /** Present for languages in which questions for an agent or an extreme are understood. */
  readonly relation?: RelationLexicon;
  /** Common subjects of trackers, by the English noun: nouns that mean it and nothing else. */
  readonly nouns?: Readonly<Record<string, string>>;
  /** Names of regions in common use that CLDR does not have, with the code of the region. */
  readonly regions?: Readonly<Record<string, string>>;
}

const written = exactFile<Lexicons>();

export const lexicons: Readonly<Record<LanguageCode, Lexicons>> = {
  en: written(english),
  de: written(german),
  fr: written(french),
  es: written(spanish),
  pt: written(portuguese),
  it: written(italian),
  nl: written(dutch),
};
