import { byCatalogue } from './by-catalogue';

export const german = byCatalogue(import.meta.glob<object>('/src/**/texts/*.de.ts', { eager: true, import: 'german' }));
