/** Google refuses pages that do not send their origin; only pages with Google's scripts do. */
export const nameOrigin = (): void => {
  if (document.querySelector('meta[name="referrer"]') !== null) return;
  const origin = { name: 'referrer', content: 'strict-origin-when-cross-origin' };
  document.head.append(Object.assign(document.createElement('meta'), origin));
};
