import type { Config } from '../../config/config';

/** Why backing up DATA_DIR would be useless; null if the stores are in it. */
export const externalStores = ({ eventStoreUrl, mongodbUrl }: Config): string | null => {
  const set = [
    ...(eventStoreUrl === undefined ? [] : ['EVENTSTORE_URL']),
    ...(mongodbUrl === undefined ? [] : ['MONGODB_URL']),
  ];
  return set.length === 0
    ? null
    : `${set.join(' and ')} is set: back up and restore those stores with their own tools. See docs/how-to/back-up-and-restore.md.`;
};
