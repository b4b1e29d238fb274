/** What an error says; of anything else that was thrown, what it is. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
