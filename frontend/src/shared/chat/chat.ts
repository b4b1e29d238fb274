/** What a marker `[index]` in a reply points to. */
export interface ChatSource {
  readonly index: number;
  /** Its address. */
  readonly content: string;
}

/** A piece of a reply as it arrives. */
export type ChatPart = { readonly content: string } | { readonly sources: readonly ChatSource[] };

export interface ChatMessage {
  readonly from: 'user' | 'bot';
  /** Of the bot: markdown. */
  readonly text: string;
  readonly sources: readonly ChatSource[];
}

/** The same list at each rendering. */
const NO_SOURCES: readonly ChatSource[] = [];

/** Words of the assistant without sources. */
export const saidByBot = (text: string): ChatMessage => ({ from: 'bot', text, sources: NO_SOURCES });

export interface SentMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Sends a conversation, whose last message is the question; the reply arrives in pieces. */
export type SendChat = (messages: readonly SentMessage[], signal: AbortSignal) => AsyncIterable<ChatPart>;

const HISTORY = 5;
export const MOST_CHARACTERS = 4000;

export const asSent = (messages: readonly ChatMessage[]): readonly SentMessage[] =>
  messages
    .filter(({ text }) => text !== '')
    .slice(-HISTORY)
    .map(({ from, text }) => ({
      role: from === 'user' ? 'user' : 'assistant',
      content: text.slice(0, MOST_CHARACTERS),
    }));

export const extended = (message: ChatMessage, part: ChatPart): ChatMessage =>
  'content' in part
    ? { ...message, text: message.text + part.content }
    : { ...message, sources: [...message.sources, ...part.sources] };
