/** What a sentence cites, as text. */
export interface Quoted {
  readonly quote: string;
  readonly title: string;
  readonly publisher: string;
  readonly host?: string;
  readonly act?: string | null;
  /** Publication time in milliseconds, UTC: `today` and dates without a year refer to it. */
  readonly at: number;
}

/** Why a quote does not bear a sentence’s facts out. */
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
  | 'another language';
