import type { InterfaceLanguage } from '#platform/http/interface-language';

/** An earlier message of the person or the assistant. */
export interface EarlierMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A question in its conversation. */
export interface Conversation {
  readonly question: string;
  /** The language in which the asker reads what is said around lines; English if absent. */
  readonly language?: InterfaceLanguage;
  /** Earlier questions, newest last. */
  readonly history: readonly string[];
  /** References to the lines of the last answer that had any, in their order. */
  readonly lines?: readonly string[];
  /** Set if these lines were only offered to look at, not given as an answer. */
  readonly areOffered?: boolean;
  /** The messages before the question, for a model to read. */
  readonly before?: readonly EarlierMessage[];
}
