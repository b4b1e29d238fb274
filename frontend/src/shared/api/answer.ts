import type { components } from './schema';

/** What the API answers with, by its name in the OpenAPI document. */
export type Answer<Name extends keyof components['schemas']> = components['schemas'][Name];
