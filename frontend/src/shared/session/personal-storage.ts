import { browserStorage, tabStorage, type TextStorage } from '../storage/browser-storage';
import { personalName, userPrefix } from './personal-name';
import { onEpochEnd, currentSession } from './session';

const personal = (storage: TextStorage) => ({
  get: (name: string): string | null => storage.get(personalName(name)),
  set: (name: string, text: string): void => storage.set(personalName(name), text),
});

/** Kept until the person signs out. */
export const personalLasting = personal(browserStorage);

/** Storage of the person's data for this tab only. */
export const personalInTab = personal(tabStorage);

/** React-admin adds a prefix to keys. */
const belongsTo = (userId: string | null, name: string): boolean =>
  userId !== null && name.includes(userPrefix(userId));

const removeFrom = (storage: TextStorage, isGone: (name: string) => boolean): void =>
  storage.names().filter(isGone).forEach(storage.remove);

export const clearPersonal = (userId: string): void => removeFrom(browserStorage, (name) => belongsTo(userId, name));

/** Removes other people's data from this tab. A super user's own stays during an impersonation. */
const clearOthersInTab = (): void => {
  const { userId, actorId } = currentSession();
  removeFrom(tabStorage, (name) => name.includes('user:') && !belongsTo(userId, name) && !belongsTo(actorId, name));
};

clearOthersInTab();
onEpochEnd(clearOthersInTab);
