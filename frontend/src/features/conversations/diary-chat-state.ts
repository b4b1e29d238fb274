import { Problem } from '#shared/api/problem';
import type { TurnPhase } from '#shared/chat/turn';
import { isoDay } from '#shared/time/calendar-days';
import { parseDate } from '#shared/time/format-time';
import type { DiaryMessage, Proposal } from './api/conversation';
import type { EntryDraft, EntryKind } from './api/entries';
import type { NotedMessage, ReplyEvent, Status } from './api/send-message';

/** A message of the conversation; `id` is temporary until the server has assigned one. */
export type DiaryChatMessage = Pick<DiaryMessage, 'id' | 'role' | 'content' | 'image_url'> &
  Partial<DiaryMessage> & {
    /** Whether it was sent from this page, not fetched. */
    readonly isNew?: boolean;
    /** Set on a message whose reply failed: its number, by which it can be sent again. It may not have been stored. */
    readonly unanswered?: number;
    /** Whether the server refused it, and so did not store it. */
    readonly isRefused?: boolean;
  };

/** A message that was not fully recognised: it can be turned into an entry in a form, prefilled as far as possible. */
export interface Note {
  readonly id: string;
  readonly text: string;
  /** The kinds of entries that it mentions, in order. */
  readonly kinds: readonly EntryKind[];
  readonly prefilled: readonly EntryDraft[];
  /** The only clock time in it; null without one. */
  readonly clock: string | null;
  /** Whether it mentions a time that was not understood. */
  readonly asksTime: boolean;
  /** Whether the message names the person's condition. */
  readonly tellsLivesWith: boolean;
  /** When it was sent; null for just now. */
  readonly at: string | null;
}

/** The note that was made from a message sent at `at`; null if there is none. */
export const toNote = (
  { id, noted, kinds = [], prefilled = [], clock = null, asks_time = false, tells_lives_with = false }: NotedMessage,
  at: string | null,
): Note | null =>
  noted == null
    ? null
    : { id, text: noted, kinds, prefilled, clock, asksTime: asks_time, tellsLivesWith: tells_lives_with, at };

export interface DiaryChatState {
  /** Oldest first. */
  readonly messages: readonly DiaryChatMessage[];
  readonly phase: TurnPhase;
  /** The error of the last reply, if it failed. */
  readonly error?: unknown;
  readonly status: Status;
  /** Whether the server has earlier messages; null if unknown. */
  readonly hasEarlier: boolean | null;
  /** The note of the last message, if something was not recognised: the page offers the kinds of entries. */
  readonly note: Note | null;
  /** Proposals without an answer that belong to earlier messages than these. */
  readonly waitingEarlier: number;
  /** Number of the message that was last sent or resent. */
  readonly current: number;
}

/** Identifies the message of an action, from 1: its reply may arrive after another was sent. */
type Numbered<Action> = Action & { readonly number: number };

export type ChatAction =
  | {
      readonly type: 'loaded';
      readonly messages: readonly DiaryChatMessage[];
      readonly hasEarlier: boolean;
      /** Proposals of the whole conversation without an answer. */
      readonly waiting: number;
    }
  | Numbered<{ readonly type: 'sent'; readonly content: string; readonly image_url?: string }>
  | Numbered<{ readonly type: 'resent' }>
  | Numbered<{ readonly type: 'failed'; readonly error: unknown }>
  /** Some proposals were confirmed or refused. */
  | { readonly type: 'settled'; readonly proposals: readonly Proposal[] }
  | Numbered<ReplyEvent>;

export const emptyChat: DiaryChatState = {
  messages: [],
  phase: 'idle',
  status: 'thinking',
  hasEarlier: null,
  note: null,
  waitingEarlier: 0,
  current: 0,
};

const TEMPORARY = 'here-';

/** Id of a message sent from this page, or of its reply, until the server has assigned one. */
const temporaryId = (number: number, role: DiaryChatMessage['role']): string => `${TEMPORARY}${number}-${role}`;

/** The earliest message known to the server, before which more are fetched. */
export const earliestId = ({ messages }: DiaryChatState): string | null =>
  messages.find(({ id }) => !id.startsWith(TEMPORARY))?.id ?? null;

type Messages = readonly DiaryChatMessage[];
type Action<Type extends ChatAction['type']> = Extract<ChatAction, { readonly type: Type }>;

const withChanged = (
  messages: Messages,
  changedId: string,
  change: (message: DiaryChatMessage) => Partial<DiaryChatMessage>,
): Messages => messages.map((message) => (message.id === changedId ? { ...message, ...change(message) } : message));

const withAnswer = (messages: Messages, number: number, content: string): Messages => {
  const id = temporaryId(number, 'assistant');
  return messages.some((message) => message.id === id)
    ? withChanged(messages, id, (message) => ({ content: message.content + content }))
    : [...messages, { id, role: 'assistant', content, image_url: null }];
};

const isOpen = ({ status }: Proposal): boolean => status === 'open';

const afterLoaded = (chat: DiaryChatState, { messages, hasEarlier, waiting }: Action<'loaded'>): DiaryChatState => {
  // Two overlapping requests may return the same messages.
  const known = new Set(chat.messages.map(({ id }) => id));
  const all = [...messages.filter(({ id }) => !known.has(id)), ...chat.messages];
  const open = all.flatMap(({ proposals = [] }) => proposals.filter(isOpen));
  return { ...chat, messages: all, hasEarlier, waitingEarlier: hasEarlier ? Math.max(0, waiting - open.length) : 0 };
};

const afterSettled = (chat: DiaryChatState, proposals: readonly Proposal[]): DiaryChatState => {
  const settled = new Map(proposals.map((proposal) => [proposal.id, proposal]));
  const messages = chat.messages.map((message) => ({
    ...message,
    proposals: (message.proposals ?? []).map((proposal) => settled.get(proposal.id) ?? proposal),
  }));
  const known = new Set(messages.flatMap((message) => message.proposals.map(({ id }) => id)));
  const isElsewhere = proposals.filter(({ id }) => !known.has(id)).length;
  return { ...chat, messages, waitingEarlier: Math.max(0, chat.waitingEarlier - isElsewhere) };
};

/** The state after a message was sent or resent: it is the last one, without the outcome of an earlier reply. */
const afterSent = (chat: DiaryChatState, number: number, message: DiaryChatMessage): DiaryChatState => {
  const own = [message.id, temporaryId(number, 'assistant')];
  const others = chat.messages.filter(({ id }) => !own.includes(id));
  return {
    ...chat,
    messages: [...others, message],
    phase: 'waiting',
    status: 'thinking',
    note: null,
    current: number,
  };
};

const afterReply = (before: DiaryChatState, reply: Action<'complete'>): DiaryChatState => {
  const { number, user_message_id, assistant_message_id, content, emergency = null, settled = [] } = reply;
  const { noted, kinds, prefilled, clock, asks_time, tells_lives_with, proposals = [] } = reply;
  const sentMessage = { id: user_message_id, noted, kinds, prefilled, clock, asks_time, tells_lives_with, proposals };
  const answer = { id: assistant_message_id, content, emergency, isNew: true };
  const chat = afterSettled(before, settled);
  const asked = withChanged(withAnswer(chat.messages, number, ''), temporaryId(number, 'user'), () => sentMessage);
  const messages = withChanged(asked, temporaryId(number, 'assistant'), () => answer);
  return { ...chat, messages, phase: 'idle', note: toNote(sentMessage, null) };
};

export const nextChat = (chat: DiaryChatState, action: ChatAction): DiaryChatState => {
  switch (action.type) {
    case 'loaded':
      return afterLoaded(chat, action);
    case 'sent': {
      const { number, content, image_url = null } = action;
      return afterSent(chat, number, { id: temporaryId(number, 'user'), role: 'user', content, image_url });
    }
    case 'resent': {
      const message = chat.messages.find(({ id }) => id === temporaryId(action.number, 'user'));
      return message === undefined
        ? chat
        : afterSent(chat, action.number, { ...message, unanswered: undefined, isRefused: false });
    }
    case 'chunk':
      return { ...chat, messages: withAnswer(chat.messages, action.number, action.content), phase: 'replying' };
    case 'status':
      return { ...chat, status: action.active ? action.status : 'thinking' };
    case 'complete':
      return afterReply(chat, action);
    case 'settled':
      return afterSettled(chat, action.proposals);
    case 'failed': {
      const { number, error } = action;
      const messages = withChanged(chat.messages, temporaryId(number, 'user'), () => ({
        unanswered: number,
        isRefused: error instanceof Problem && error.status < 500,
      }));
      return { ...chat, messages, phase: 'failed', error };
    }
  }
};

/** A message, or the card with the proposals derived from one, which is below its reply. */
export type ChatItem<Said extends DiaryChatMessage = DiaryChatMessage> =
  | { readonly kind: 'message'; readonly message: Said }
  | { readonly kind: 'card'; readonly id: string; readonly proposals: readonly Proposal[] };

export const toChatItems = <Said extends DiaryChatMessage>(messages: readonly Said[]): readonly ChatItem<Said>[] => {
  const shown: ChatItem<Said>[] = [];
  let card: ChatItem<Said> | null = null;
  const lay = () => {
    if (card !== null) shown.push(card);
    card = null;
  };
  for (const message of messages) {
    if (message.role === 'user') lay();
    shown.push({ kind: 'message', message });
    if (message.role === 'assistant') lay();
    const proposals = message.proposals ?? [];
    if (proposals.length > 0) card = { kind: 'card', id: `${message.id}-card`, proposals };
  }
  lay();
  return shown;
};

/** Proposals still waiting to be confirmed or refused. */
export interface WaitingProposals {
  readonly count: number;
  /** Id of the first card with one; null if its message is not loaded. */
  readonly cardId: string | null;
}

/**
 * Ids of the messages with a day heading: the first of each day, unless all are from today. A message just sent has no
 * time yet.
 */
export const findFirstOfDays = (messages: readonly DiaryChatMessage[], now: Date): ReadonlySet<string> => {
  const days = [now, ...messages.map(({ created_at }) => (created_at === undefined ? now : parseDate(created_at)))].map(
    isoDay,
  );
  return new Set(messages.filter((_, index) => days[index + 1] !== days[index]).map(({ id }) => id));
};

/**
 * The proposals without an answer, `earlier` of them in messages that are not loaded; null if all are at the end of the
 * conversation, which is in view.
 */
export const findWaitingProposals = (shown: readonly ChatItem[], earlier = 0): WaitingProposals | null => {
  const cards = shown.flatMap((each) => (each.kind === 'card' && each.proposals.some(isOpen) ? [each] : []));
  const open = cards.flatMap(({ proposals }) => proposals.filter(isOpen));
  const [first] = cards;
  if (earlier === 0 && (first === undefined || first === shown.at(-1))) return null;
  return {
    count: open.length + earlier,
    cardId: earlier === 0 ? (first?.id ?? null) : null,
  };
};
