/** State of a navigation to a page that can be asked: its panel opens with the question. */
export const questionState = (question: string): object => ({ ask: question });

/** The question that the navigation brought along; null if there is none. */
export const questionIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'ask' in state && typeof state.ask === 'string' ? state.ask : null;
