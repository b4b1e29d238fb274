/**
 * Opens a page outside the app, such as a payment provider's. `replace`: going back from there skips the current page,
 * which would only redirect there again.
 */
export const openExternal = (url: string, how: 'assign' | 'replace' = 'assign'): void => window.location[how](url);
