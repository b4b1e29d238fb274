import { useProductName } from './use-product-name';
import { aboutTexts } from '../texts/about';

/** What the product is, in one sentence, for those who come for the first time. */
export const useAboutProduct = (): string => aboutTexts().about(useProductName());
