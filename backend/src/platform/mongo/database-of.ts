import { parseConnectionString } from '../connection-string';

/** The name of the database that the product keeps its read models in. */
export const databaseOf = (mongodbUrl: string): string => parseConnectionString(mongodbUrl)?.database || 'aidy';
