/**
 * Opens a page outside the app, such as that of a payment provider. `replace`: going back from there skips the page of
 * the app, which would only lead there again.
 */
export const openExternal = (address: string, how: 'assign' | 'replace' = 'assign'): void =>
  window.location[how](address);
