import type { Message, Proposal } from './api/conversation';
import type { Entry } from './api/entries';
import type { SimEvent, Status } from './api/say';

/** A message in the simulator; `id` is one of the page's own until the server has given it one. */
export type SimMessage = Pick<Message, 'id' | 'role' | 'content' | 'image_url'> &
  Partial<Pick<Message, 'proposals' | 'emergency' | 'noted'>> & {
    /** It was said here, and not fetched. */
    readonly isNew?: boolean;
  };

/** What of a message was not read: it can be made an entry of, by a form that is filled in as far as it goes. */
export interface Note {
  /** The id of the message. */
  readonly id: string;
  readonly text: string;
  readonly beginnings: readonly Entry[];
  /** The one clock time in it. */
  readonly clock: string | null;
}

export interface SimChat {
  /** In the order in which they were said. */
  readonly messages: readonly SimMessage[];
  /** `waiting`: what was said is sent, and nothing of the answer is there. */
  readonly phase: 'idle' | 'waiting' | 'answering' | 'failed';
  readonly status: Status;
  /** Whether the server has earlier ones; null until it was asked. */
  readonly hasEarlier: boolean | null;
  /** What of the last message was not understood: the page offers the kinds of entries. */
  readonly note: Note | null;
  /** Counts what was said here, from which temporary ids are made. */
  readonly said: number;
}

export type SimAction =
  | { readonly type: 'loaded'; readonly messages: readonly SimMessage[]; readonly hasEarlier: boolean }
  | { readonly type: 'said'; readonly content: string; readonly image_url?: string }
  | { readonly type: 'said again' }
  | { readonly type: 'failed' }
  /** Some proposals were kept or refused. */
  | { readonly type: 'settled'; readonly proposals: readonly Proposal[] }
  | SimEvent;

export const emptyChat: SimChat = {
  messages: [],
  phase: 'idle',
  status: 'thinking',
  hasEarlier: null,
  note: null,
  said: 0,
};

const TEMPORARY = 'here-';

/** The id of the last message, or of the answer to it, while the server has not given it one. */
const temporaryId = (said: number, role: SimMessage['role']): string => `${TEMPORARY}${said}-${role}`;

/** The earliest message that the server knows, before which it is asked for more. */
export const earliestId = ({ messages }: SimChat): string | null =>
  messages.find(({ id }) => !id.startsWith(TEMPORARY))?.id ?? null;

const withAnswer = (chat: SimChat, content: string): readonly SimMessage[] => {
  const id = temporaryId(chat.said, 'assistant');
  const isThere = chat.messages.some((message) => message.id === id);
  return isThere
    ? chat.messages.map((message) => (message.id === id ? { ...message, content: message.content + content } : message))
    : [...chat.messages, { id, role: 'assistant', content, image_url: null }];
};

const withSettled = (chat: SimChat, proposals: readonly Proposal[]): SimChat => {
  const settled = new Map(proposals.map((proposal) => [proposal.id, proposal]));
  const messages = chat.messages.map((message) => ({
    ...message,
    proposals: (message.proposals ?? []).map((proposal) => settled.get(proposal.id) ?? proposal),
  }));
  return { ...chat, messages };
};

export const simulated = (chat: SimChat, action: SimAction): SimChat => {
  switch (action.type) {
    case 'loaded':
      return { ...chat, messages: [...action.messages, ...chat.messages], hasEarlier: action.hasEarlier };
    case 'said': {
      const said = chat.said + 1;
      const { content, image_url = null } = action;
      const message: SimMessage = { id: temporaryId(said, 'user'), role: 'user', content, image_url };
      return {
        ...chat,
        messages: [...chat.messages, message],
        phase: 'waiting',
        status: 'thinking',
        note: null,
        said,
      };
    }
    case 'said again': {
      // Without the answer that was cut.
      const cut = temporaryId(chat.said, 'assistant');
      return { ...chat, messages: chat.messages.filter(({ id }) => id !== cut), phase: 'waiting' };
    }
    case 'chunk':
      return { ...chat, messages: withAnswer(chat, action.content), phase: 'answering' };
    case 'status':
      return action.active ? { ...chat, status: action.status } : { ...chat, status: 'thinking' };
    case 'complete': {
      const ids: Readonly<Record<string, string>> = {
        [temporaryId(chat.said, 'user')]: action.user_message_id,
        [temporaryId(chat.said, 'assistant')]: action.assistant_message_id,
      };
      const { noted = null, beginnings = [], clock = null, settled = [] } = action;
      const messages = withAnswer(withSettled(chat, settled), '').map((message) => {
        const id = ids[message.id];
        if (id === undefined) return message;
        return message.role === 'assistant'
          ? { ...message, id, content: action.content, emergency: action.emergency ?? null, isNew: true }
          : { ...message, id, noted, proposals: [...(action.proposals ?? [])] };
      });
      const note = noted === null ? null : { id: action.user_message_id, text: noted, beginnings, clock };
      return { ...chat, messages, phase: 'idle', note };
    }
    case 'settled':
      return withSettled(chat, action.proposals);
    case 'failed':
      return { ...chat, phase: 'failed' };
  }
};

/** A message, or what was read in one: its card stands below the answer to it. */
export type Shown<Said extends SimMessage = SimMessage> =
  | { readonly kind: 'message'; readonly message: Said }
  | { readonly kind: 'card'; readonly id: string; readonly proposals: readonly Proposal[] };

export const shownOf = <Said extends SimMessage>(messages: readonly Said[]): readonly Shown<Said>[] => {
  const shown: Shown<Said>[] = [];
  let card: Shown<Said> | null = null;
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

const waits = ({ status, does }: Proposal): boolean => status === 'open' && does === 'add';

/** How many entries wait to be kept, and the first card that has one: null where that is the end of the conversation, which is in view. */
export const waitingIn = (shown: readonly Shown[]): { readonly count: number; readonly cardId: string } | null => {
  const cards = shown.flatMap((each) => (each.kind === 'card' && each.proposals.some(waits) ? [each] : []));
  const [first] = cards;
  if (first === undefined || first === shown.at(-1)) return null;
  return { count: cards.flatMap(({ proposals }) => proposals.filter(waits)).length, cardId: first.id };
};
