import { useProductName } from './use-product-name';
import { commonTexts } from '../texts/common';

/** What the product is, in one sentence, for those who come for the first time. */
export const useAboutProduct = (): string => commonTexts().about(useProductName());
