/** Words of questions that ask for everything of a period: alternatives of patterns, in lower case. */
export interface CatchUpLexicon {
  /** Asks for news, or for what arrived and changed. */
  readonly naming: string;
  /** Other words of such a question, besides its period. */
  readonly besides: string;
  /** Limits a question to the time since the asker's last visit, whose date is not known. */
  readonly visit: string;
  /** Asks what ended. */
  readonly ended: string;
}
