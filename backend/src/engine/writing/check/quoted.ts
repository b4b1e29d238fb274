/** A citation of a sentence, as text. */
export interface QuotedSentence {
  readonly quote: string;
  readonly title: string;
  readonly publisher: string;
  readonly host?: string;
  /** The number and title of the act that the source is; absent if it is not an act. */
  readonly act?: string | null;
  /** The source's own calendar day in milliseconds, UTC: `today` and dates without a year refer to it. */
  readonly publishedAt: number;
}

/** Why a source does not bear a sentence’s facts out. */
export type Gap =
  | 'a figure that is not in the quote'
  | 'a date that is not in the quote'
  | 'a name that is not in the quote'
  | 'what the figure belongs to'
  | 'what the date belongs to'
  | 'what does what to whom'
  | 'a word that belongs to another quote'
  | 'a restriction of the quote is missing'
  | 'a restriction that the quote lacks'
  | 'a part taken for the whole'
  | 'more than the quote says'
  | 'the opposite of the quote'
  | 'somebody’s words as a fact'
  | 'another language';
