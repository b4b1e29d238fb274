import { CONVERSATIONS_KEY, currentUserId } from '../api/session';
import { tabStorage } from '../storage/browser-storage';
import type { ChatMessage } from './chat';

/** What is kept in a tab until it is closed, or the person signs out. */
interface Kept {
  /** Whose they are. */
  readonly owner: string;
  /** By what they are about, the one that was last written to last. */
  readonly about: Readonly<Record<string, readonly ChatMessage[]>>;
}

const MOST_CONVERSATIONS = 10;
const MOST_MESSAGES = 40;

const kept = (owner: string): Kept => {
  const nothing: Kept = { owner, about: {} };
  const text = tabStorage.get(CONVERSATIONS_KEY);
  if (text === null) return nothing;
  try {
    const found = JSON.parse(text) as Kept;
    // Somebody else used this tab.
    return found.owner === owner ? found : nothing;
  } catch {
    return nothing;
  }
};

/** What was said about something in this tab by the person who is signed in; empty if nothing was. */
export const keptConversation = (about: string): readonly ChatMessage[] => {
  const owner = currentUserId();
  return owner === null ? [] : (kept(owner).about[about] ?? []);
};

export const keepConversation = (about: string, messages: readonly ChatMessage[]): void => {
  const owner = currentUserId();
  if (owner === null) return;
  const others = Object.entries(kept(owner).about).filter(([other]) => other !== about);
  const all = [...others, [about, messages.slice(-MOST_MESSAGES)] as const].slice(-MOST_CONVERSATIONS);
  tabStorage.set(CONVERSATIONS_KEY, JSON.stringify({ owner, about: Object.fromEntries(all) } satisfies Kept));
};
