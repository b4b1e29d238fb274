/** What was said before, by somebody or by the assistant. */
export interface SaidBefore {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A question in its conversation. */
export interface Conversation {
  readonly question: string;
  /** Earlier questions, the last one last. */
  readonly history: readonly string[];
  /** References to the lines of the last answer that had any, in their order. */
  readonly lines?: readonly string[];
  /** Whether these lines were no answer, only offered to look at. */
  readonly areOffered?: boolean;
  /** The messages before the question, for a model to read. */
  readonly before?: readonly SaidBefore[];
}
