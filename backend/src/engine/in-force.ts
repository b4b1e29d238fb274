/** A day that a sentence of a claim's page gives for what the claim tells. */
export interface InForceDay {
  /** `2026-09-03` */
  readonly day: string;
  /** Word for word, on the page of the claim. */
  readonly quote: string;
  /** Where a document is opened at the quote, added by the run; absent for web pages. */
  readonly opensAt?: string;
  /** Exceptions to that day. */
  readonly exceptions?: readonly Pick<InForceDay, 'day' | 'quote'>[];
}

/** From and until when what a claim tells holds, and by when it is to be done, as far as its page says so. */
export interface InForce {
  readonly from?: InForceDay;
  readonly until?: InForceDay;
  /** Counted from the date of the page's act, which is quoted. */
  readonly due?: InForceDay;
}
