import { useProductName } from './use-product-name';

/** What the product is, in one sentence, for those who come for the first time. */
export const useAboutProduct = (): string =>
  `${useProductName()} follows topics for you: you say what to track, it reads the sources, and it tells you what is new.`;
