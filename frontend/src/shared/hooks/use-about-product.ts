import { aboutTexts } from '../texts/about';
import { useProductName } from './use-product-name';

/** One sentence that describes the product to first-time visitors. */
export const useAboutProduct = (): string => aboutTexts().about(useProductName());
