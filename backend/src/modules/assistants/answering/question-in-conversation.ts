import type { InterfaceLanguage } from '#platform/http/requests/interface-language';

/** An earlier message of the person or the assistant. */
export interface EarlierMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface QuestionInConversation {
  readonly question: string;
  /** The language of the words around the lines; English if absent. */
  readonly language?: InterfaceLanguage;
  /** Earlier questions, newest last. */
  readonly history: readonly string[];
  /** References to the lines of the last answer that had lines, in the order shown. */
  readonly lines?: readonly string[];
  /** Set if those lines were only offered, not given as an answer. */
  readonly areOffered?: boolean;
  /** Earlier messages, for a model to read. */
  readonly before?: readonly EarlierMessage[];
}
