/** History state for a page with an assistant, whose panel then opens with the question. */
export const questionState = (question: string): object => ({ ask: question });

/** The question in a history state; null if there is none. */
export const parseQuestion = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'ask' in state && typeof state.ask === 'string' ? state.ask : null;
