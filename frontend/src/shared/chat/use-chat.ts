import { useEffect, useReducer } from 'react';
import { useLatest } from '../hooks/use-latest';
import { currentSession } from '../session/session';
import { type ChatMessage, type ReplyChunk, type SendChat, toSentMessages, withChunk } from './chat';
import { automaticWait } from './chat-error-message';
import { storeConversation, storedConversation } from './stored-conversations';
import { isUnderWay, type TurnPhase } from './turn';
import { useReplyStream } from './use-reply-stream';

interface ChatState {
  readonly messages: readonly ChatMessage[];
  /** `unanswered`: the reply was empty. */
  readonly phase: TurnPhase | 'unanswered';
  /** Number of questions and of replies that have begun. */
  readonly turns: number;
  /** Error of the last reply, if it failed. */
  readonly error?: unknown;
}

type ChatEvent =
  | { readonly type: 'asked'; readonly text: string }
  | { readonly type: 'asked again' }
  | { readonly type: 'arrived'; readonly chunk: ReplyChunk }
  | { readonly type: 'ended' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'unanswered' };

const initialState = (about: string | null): ChatState => ({
  messages: about === null ? [] : storedConversation(about),
  phase: 'idle',
  turns: 0,
});

const emptyReply: ChatMessage = { from: 'bot', text: '', sources: [] };

/** The messages up to the last question, without the interrupted reply, which is requested again. */
const upToQuestion = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.slice(0, messages.findLastIndex(({ from }) => from === 'user') + 1);

const reduce = (state: ChatState, event: ChatEvent): ChatState => {
  const { messages, phase, turns } = state;
  switch (event.type) {
    case 'asked':
      return {
        messages: [...messages, { from: 'user', text: event.text, sources: [] }],
        phase: 'waiting',
        turns: turns + 1,
      };
    case 'asked again':
      return { ...state, messages: upToQuestion(messages), phase: 'waiting' };
    case 'arrived': {
      const isFirst = phase === 'waiting';
      const open = isFirst ? emptyReply : (messages.at(-1) ?? emptyReply);
      const before = isFirst ? messages : messages.slice(0, -1);
      return {
        messages: [...before, withChunk(open, event.chunk)],
        phase: 'replying',
        turns: isFirst ? turns + 1 : turns,
      };
    }
    case 'ended':
      return { ...state, phase: 'idle' };
    case 'failed':
      return { ...state, phase: 'failed', error: event.error };
    case 'unanswered':
      return { ...state, messages: upToQuestion(messages), phase: 'unanswered' };
  }
};

interface Chat extends ChatState {
  readonly isBusy: boolean;
  ask(text: string): void;
  /** Asks the last question again after its reply failed or was empty. After a short limit that happens by itself. */
  retry(): void;
  /** Stops the reply; what has arrived stays. */
  stop(): void;
}

/** A conversation with an assistant. `about` is the storage key under which it survives a reload; null: not stored. */
export const useChat = (send: SendChat, about: string | null = null): Chat => {
  const [state, dispatch] = useReducer(reduce, about, initialState);
  const { messages } = state;
  const isReplying = state.phase === 'replying';
  useEffect(() => {
    if (about !== null && messages.length > 0 && !isReplying) storeConversation(about, messages);
  }, [about, messages, isReplying]);
  const latest = useLatest(messages);
  // A reply is stored when it ends, not with each chunk; if the page is left earlier, as far as it has arrived.
  useEffect(() => {
    if (about === null || !isReplying) return;
    const { epoch } = currentSession();
    const store = () => {
      if (currentSession().epoch === epoch) storeConversation(about, latest.current);
    };
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [about, isReplying, latest]);
  const replies = useReplyStream();

  const receive = (messages: readonly ChatMessage[]): void => {
    let hasText = false;
    void replies.receive((signal) => send(toSentMessages(messages), signal), {
      onPiece: (chunk) => {
        hasText ||= 'content' in chunk && chunk.content.trim() !== '';
        dispatch({ type: 'arrived', chunk });
      },
      onEnd: () => dispatch({ type: hasText ? 'ended' : 'unanswered' }),
      onFailure: (error) => {
        console.error('The assistant’s reply failed.', error);
        dispatch({ type: 'failed', error });
      },
    });
  };

  const retry = (): void => {
    dispatch({ type: 'asked again' });
    receive(upToQuestion(state.messages));
  };
  const latestRetry = useLatest(retry);
  const wait = state.phase === 'failed' ? automaticWait(state.error) : null;
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => latestRetry.current(), wait * 1000);
    return () => clearTimeout(timer);
  }, [wait, latestRetry]);

  return {
    ...state,
    isBusy: isUnderWay(state.phase),
    ask: (text) => {
      dispatch({ type: 'asked', text });
      receive([...state.messages, { from: 'user', text, sources: [] }]);
    },
    retry,
    stop: () => {
      replies.stop();
      dispatch({ type: 'ended' });
    },
  };
};
