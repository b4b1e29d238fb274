import { catalogue } from '../../../shared/language/catalogue';

export const askingTexts = catalogue('ledgers/asking', { ask: 'Ask' });
