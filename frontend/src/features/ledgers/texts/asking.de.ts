import type { TextsOf } from '../../../shared/language/catalogue';
import type { askingTexts } from './asking';

export const german: TextsOf<typeof askingTexts> = { ask: 'Fragen' };
