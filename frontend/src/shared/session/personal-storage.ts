import { lasting, tabStorage, type TextStorage } from '../storage/browser-storage';
import { atEndOfEpoch, currentSession } from './session';

const prefixOf = (userId: string): string => `user:${userId}:`;

/** The name of something of whomever the tab belongs to, who may have to sign in again; of visitors, the name alone. */
export const personalName = (name: string): string => {
  const { userId } = currentSession();
  return userId === null ? name : prefixOf(userId) + name;
};

const personal = (storage: TextStorage) => ({
  get: (name: string): string | null => storage.get(personalName(name)),
  set: (name: string, text: string): void => storage.set(personalName(name), text),
  remove: (name: string): void => storage.remove(personalName(name)),
});

/** Kept until the person signs out. */
export const personalLasting = personal(lasting);

/** The same, for this tab only. */
export const personalInTab = personal(tabStorage);

/** React-admin puts a word before the names that it is given. */
const isOf = (userId: string) => (name: string) => name.includes(prefixOf(userId));

const removeFrom = (storage: TextStorage, isGone: (name: string) => boolean): void =>
  storage.names().filter(isGone).forEach(storage.remove);

export const forgetPersonal = (userId: string): void => removeFrom(lasting, isOf(userId));

/** What others have left in this tab. A super user finds their own again after an impersonation. */
const forgetOthersInTab = (): void => {
  const { userId, actorId } = currentSession();
  removeFrom(
    tabStorage,
    (name) => name.includes('user:') && ![userId, actorId].some((kept) => kept !== null && isOf(kept)(name)),
  );
};

forgetOthersInTab();
atEndOfEpoch(forgetOthersInTab);
