import { useSyncExternalStore } from 'react';

export interface Message {
  readonly words: string;
  readonly failed: boolean;
}

/** Milliseconds that a message stays. */
export const toastLifetimeMs = 2000;

type Show = (message: Message) => void;

/** What shows messages comes with the first of them; until it has come, they wait here. */
const waiting: Message[] = [];
let show: Show | null = null;
let wanted = false;
const listeners = new Set<() => void>();

const say: Show = (message) => {
  if (show !== null) {
    show(message);
    return;
  }
  waiting.push(message);
  wanted = true;
  listeners.forEach((notify) => notify());
};

/** Says that something happened. Gone after two seconds, read out by screen readers. */
export const toast = (words: string): void => say({ words, failed: false });

/** Says that something failed; the words say what. */
export const toastFailure = (words: string): void => say({ words, failed: true });

/** Hands over what waits and all that comes. */
export const showToastsWith = (next: Show): void => {
  show = next;
  waiting.splice(0).forEach(next);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True from the first message on. */
export const useToastsWanted = (): boolean => useSyncExternalStore(subscribe, () => wanted);
