import { catalogue } from '../language/catalogue';

export const aboutTexts = catalogue('shared/about', {
  latestFindings: 'Latest findings',
  about: (product: string) =>
    `${product} follows topics for you: you say what to track, it reads the sources, and it tells you what is new.`,
});
