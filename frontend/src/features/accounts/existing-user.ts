import { browserStorage } from '#shared/storage/browser-storage';

const KEY = 'existingUser';

/** Whether this browser has had a session before, which makes the sign-in dialog more likely to be wanted. */
export const isExistingUser = (): boolean => browserStorage.get(KEY) === 'true';

export const markExistingUser = (): void => browserStorage.set(KEY, 'true');
