import { useProductName } from './use-product-name';
import { aboutTexts } from '../texts/about';

/** One sentence that describes the product to first-time visitors. */
export const useAboutProduct = (): string => aboutTexts().about(useProductName());
