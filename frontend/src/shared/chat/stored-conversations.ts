import { personalInTab } from '../session/personal-storage';
import { isSignedIn } from '../session/session';
import type { ChatMessage } from './chat';

/** Conversations of this tab by subject, latest last. Removed when the tab is closed or the person signs out. */
type StoredMessages = Readonly<Record<string, readonly ChatMessage[]>>;

const KEY = 'conversations';

const MAX_CONVERSATIONS = 10;
const MAX_MESSAGES = 40;

const readStored = (): StoredMessages => {
  try {
    return JSON.parse(personalInTab.get(KEY) ?? '{}') as StoredMessages;
  } catch {
    return {};
  }
};

/** The signed-in person's conversation about a subject in this tab; empty if there is none. */
export const storedConversation = (about: string): readonly ChatMessage[] =>
  isSignedIn() ? (readStored()[about] ?? []) : [];

export const storeConversation = (about: string, messages: readonly ChatMessage[]): void => {
  if (!isSignedIn()) return;
  const others = Object.entries(readStored()).filter(([other]) => other !== about);
  const all = [...others, [about, messages.slice(-MAX_MESSAGES)] as const].slice(-MAX_CONVERSATIONS);
  personalInTab.set(KEY, JSON.stringify(Object.fromEntries(all) satisfies StoredMessages));
};
