import type { Schema } from '../api/api-schema';

/** The source of a marker `[index]` in a reply. */
export interface ChatSource {
  readonly index: number;
  /** URL of the source. */
  readonly content: string;
}

/** The lines of a reply, which later questions may refer to. */
export type ChatLines = Schema<'ReplyLines'>;

/** A piece of a reply as it arrives. */
export type ReplyChunk =
  { readonly content: string } | { readonly sources: readonly ChatSource[] } | { readonly lines: ChatLines };

export interface ChatMessage {
  readonly from: 'user' | 'bot';
  /** Markdown if the message is the bot's. */
  readonly text: string;
  readonly sources: readonly ChatSource[];
  readonly lines?: ChatLines;
}

/** A reply to render: its Markdown text with its sources. */
export interface MarkdownReply extends Pick<ChatMessage, 'text' | 'sources'> {
  /** Whether its quotes are mere passages, of which long ones are collapsed. */
  readonly arePassages?: boolean;
  /** Texts to mark in its quotes. */
  readonly marks?: readonly string[];
}

/** A constant, so that memoised components do not rerender. */
const NO_SOURCES: readonly ChatSource[] = [];

/** Text of the assistant without sources. */
export const botMessage = (text: string): ChatMessage => ({ from: 'bot', text, sources: NO_SOURCES });

export interface SentMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** References to its lines. */
  readonly lines?: readonly string[];
}

/** Sends a conversation, whose last message is the question; the reply arrives in chunks. */
export type SendChat = (messages: readonly SentMessage[], signal: AbortSignal) => AsyncIterable<ReplyChunk>;

const MAX_HISTORY_MESSAGES = 5;
export const MAX_CHARACTERS = 4000;

export const toSentMessages = (messages: readonly ChatMessage[]): readonly SentMessage[] =>
  messages
    .filter(({ text }) => text !== '')
    .slice(-MAX_HISTORY_MESSAGES)
    .map(({ from, text, lines }) => ({
      role: from === 'user' ? 'user' : 'assistant',
      content: text.slice(0, MAX_CHARACTERS),
      ...(lines === undefined ? {} : { lines: lines.references }),
    }));

export const withChunk = (message: ChatMessage, chunk: ReplyChunk): ChatMessage => {
  if ('content' in chunk) return { ...message, text: message.text + chunk.content };
  if ('sources' in chunk) return { ...message, sources: [...message.sources, ...chunk.sources] };
  const references = [...(message.lines?.references ?? []), ...chunk.lines.references];
  const marks = [...(message.lines?.marks ?? []), ...(chunk.lines.marks ?? [])];
  return { ...message, lines: { ...chunk.lines, references, ...(marks.length === 0 ? {} : { marks }) } };
};
