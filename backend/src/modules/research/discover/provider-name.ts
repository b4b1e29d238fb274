/** Search providers, in the order in which the documentation names them. */
export const providerNames = ['google-news', 'gdelt', 'federal-register', 'hacker-news', 'arxiv', 'searxng'] as const;
export type ProviderName = (typeof providerNames)[number];
