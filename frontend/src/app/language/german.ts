import { byCatalogue } from './by-catalogue';

/** All German texts. */
export const german = byCatalogue(import.meta.glob<object>('/src/**/texts/*.de.ts', { eager: true, import: 'german' }));
