/** A question in its conversation. */
export interface Conversation {
  readonly question: string;
  /** Earlier questions, the last one last. */
  readonly history: readonly string[];
}
