/** Words that ask what a whole document is about: alternatives of patterns, in lower case. */
export interface SummaryLexicon {
  readonly asks: string;
  /** Asks which country a document is about. */
  readonly asksCountry: string;
  /** Says that something is mentioned; a question whether it is has one of the openings, if the language has any. */
  readonly mentions: string;
  readonly mentionOpenings?: string;
  /** Words for a document. */
  readonly document: string;
  /** Other words of such a question that name nothing in the document, besides function words. */
  readonly naming: string;
  /** Headings of the section that says what the document is about. */
  readonly headings: string;
  /** Words for a numbered part of a document: `Section 3`. */
  readonly section: string;
}
