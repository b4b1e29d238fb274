/** Search providers, in the order in which the documentation names them. */
export const providerNames = ['google-news', 'gdelt', 'federal-register', 'hacker-news', 'arxiv', 'searxng'] as const;
/** Asked unless the operator names others. */
export const USUAL_PROVIDERS = [
  'google-news',
  'gdelt',
  'federal-register',
  'hacker-news',
  'arxiv',
] as const satisfies readonly ProviderName[];
export type ProviderName = (typeof providerNames)[number];
