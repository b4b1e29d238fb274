/** Words of questions about trackers themselves: alternatives of patterns, in lower case. */
export interface TrackerLexicon {
  readonly trackers: string;
  /** Says that the last run failed. */
  readonly failed: string;
  /** Says that one is paused. */
  readonly paused: string;
  /** Other words of such questions that name no topic, besides words that ask. */
  readonly besides: string;
}
