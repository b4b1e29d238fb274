import { useCallback, useEffect, useReducer, useRef } from 'react';
import { newIdempotencyKey } from '../../shared/api/idempotency-key';
import { MESSAGES_PER_PAGE, type Proposal, type DiaryOwner, messagesBefore } from './api/conversation';
import { type OutgoingMessage, say, showImage } from './api/say';
import { earliestId, emptyChat, nextChat } from './diary-chat-state';

/** A conversation with the assistant, in somebody’s name or one’s own. */
export const useDiaryChat = (whose: DiaryOwner) => {
  const [chat, dispatch] = useReducer(nextChat, emptyChat);
  const underWay = useRef<AbortController | null>(null);
  const unanswered = useRef<OutgoingMessage | null>(null);
  const isLoading = useRef(false);
  const [failed, fail] = useReducer((_: unknown, error: unknown) => error, null);
  useEffect(() => () => underWay.current?.abort(), []);

  const earliest = earliestId(chat);
  const loadEarlier = useCallback(async (): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { messages, waiting } = await messagesBefore(whose, earliest);
      fail(null);
      dispatch({ type: 'loaded', messages, hasEarlier: messages.length === MESSAGES_PER_PAGE, waiting });
    } catch (error) {
      fail(error);
    } finally {
      isLoading.current = false;
    }
  }, [whose, earliest]);
  const isEmpty = chat.hasEarlier === null;
  useEffect(() => {
    if (isEmpty) void loadEarlier();
  }, [isEmpty, loadEarlier]);

  const isBusy = chat.phase === 'waiting' || chat.phase === 'answering';
  const receiveReply = async (saying: OutgoingMessage): Promise<void> => {
    const own = new AbortController();
    underWay.current = own;
    try {
      for await (const event of say(whose, saying, own.signal)) dispatch(event);
    } catch (error) {
      if (!own.signal.aborted) dispatch({ type: 'failed', error });
    }
  };
  const send = async (content: string): Promise<void> => {
    if (content.trim() === '' || isBusy) return;
    const saying = { content: content.trim(), key: newIdempotencyKey() };
    unanswered.current = saying;
    dispatch({ type: 'said', content: saying.content });
    await receiveReply(saying);
  };
  /** Sends the message that was not fully answered again; it is logged once. */
  const sendAgain = async (): Promise<void> => {
    if (isBusy || unanswered.current === null) return;
    dispatch({ type: 'said again' });
    await receiveReply(unanswered.current);
  };
  /** `content`: a JPEG in base64. */
  const show = async (content: string): Promise<void> => {
    if (isBusy) return;
    unanswered.current = null;
    dispatch({ type: 'said', content: '[Image]', image_url: `data:image/jpeg;base64,${content}` });
    try {
      dispatch({ type: 'complete', ...(await showImage(whose, content)) });
    } catch (error) {
      dispatch({ type: 'failed', error });
    }
  };
  const settle = (proposals: readonly Proposal[]) => dispatch({ type: 'settled', proposals });
  const canSayAgain = chat.phase === 'failed' && unanswered.current !== null;
  return { chat, isBusy, failed, send, sendAgain: canSayAgain ? sendAgain : null, show, loadEarlier, settle };
};
