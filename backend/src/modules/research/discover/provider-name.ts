/** Search providers, in the order in which the documentation names them. */
export const PROVIDER_NAMES = ['google-news', 'gdelt', 'federal-register', 'hacker-news', 'arxiv', 'searxng'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
