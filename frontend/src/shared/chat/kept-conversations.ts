import { personalInTab } from '../session/personal-storage';
import { currentSession } from '../session/session';
import type { ChatMessage } from './chat';

/** What is kept in a tab until it is closed, or the person signs out: by what they are about, the one that was last written to last. */
type Kept = Readonly<Record<string, readonly ChatMessage[]>>;

const KEY = 'conversations';

const MOST_CONVERSATIONS = 10;
const MOST_MESSAGES = 40;

const kept = (): Kept => {
  try {
    return JSON.parse(personalInTab.get(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
};

/** What was said about something in this tab by the person who is signed in; empty if nothing was. */
export const keptConversation = (about: string): readonly ChatMessage[] =>
  !currentSession().signedIn ? [] : (kept()[about] ?? []);

export const keepConversation = (about: string, messages: readonly ChatMessage[]): void => {
  if (!currentSession().signedIn) return;
  const others = Object.entries(kept()).filter(([other]) => other !== about);
  const all = [...others, [about, messages.slice(-MOST_MESSAGES)] as const].slice(-MOST_CONVERSATIONS);
  personalInTab.set(KEY, JSON.stringify(Object.fromEntries(all) satisfies Kept));
};
