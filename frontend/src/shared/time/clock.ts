/** The one place where the browser's clock is read. */
export const now = (): Date => new Date();
