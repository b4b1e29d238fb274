import { germanRemarkPhrases } from '#wording/german-remark-phrases';
import type { TextsOf } from '#shared/language/catalogue';
import type { remarkTexts } from './remarks';

export const german: TextsOf<typeof remarkTexts> = germanRemarkPhrases;
