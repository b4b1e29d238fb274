import { useCallback, useEffect, useReducer, useRef } from 'react';
import { newIdempotencyKey } from '../../shared/api/idempotency-key';
import { PAGE, messagesBefore } from './api/conversation';
import { type Saying, say, showImage } from './api/say';
import { earliestId, emptyChat, simulated } from './sim-chat';

/** A conversation with the assistant in the name of a person. */
export const useSimChat = (userProfileId: string) => {
  const [chat, dispatch] = useReducer(simulated, emptyChat);
  const underWay = useRef<AbortController | null>(null);
  const unanswered = useRef<Saying | null>(null);
  const isLoading = useRef(false);
  const [failed, fail] = useReducer((_: unknown, error: unknown) => error, null);
  useEffect(() => () => underWay.current?.abort(), []);

  const earliest = earliestId(chat);
  const loadEarlier = useCallback(async (): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const messages = await messagesBefore(userProfileId, earliest);
      fail(null);
      dispatch({ type: 'loaded', messages, hasEarlier: messages.length === PAGE });
    } catch (error) {
      fail(error);
    } finally {
      isLoading.current = false;
    }
  }, [userProfileId, earliest]);
  const isEmpty = chat.hasEarlier === null;
  useEffect(() => {
    if (isEmpty) void loadEarlier();
  }, [isEmpty, loadEarlier]);

  const isBusy = chat.phase === 'waiting' || chat.phase === 'answering';
  const hear = async (saying: Saying): Promise<void> => {
    const own = new AbortController();
    underWay.current = own;
    try {
      for await (const event of say(userProfileId, saying, own.signal)) dispatch(event);
    } catch {
      if (!own.signal.aborted) dispatch({ type: 'failed' });
    }
  };
  const send = async (content: string): Promise<void> => {
    if (content.trim() === '' || isBusy || userProfileId === '') return;
    const saying = { content: content.trim(), key: newIdempotencyKey() };
    unanswered.current = saying;
    dispatch({ type: 'said', content: saying.content });
    await hear(saying);
  };
  /** Says again what was not answered to the end, which is logged once. */
  const sendAgain = async (): Promise<void> => {
    if (isBusy || unanswered.current === null) return;
    dispatch({ type: 'said again' });
    await hear(unanswered.current);
  };
  /** `content`: a JPEG in base64. */
  const show = async (content: string): Promise<void> => {
    if (isBusy) return;
    unanswered.current = null;
    dispatch({ type: 'said', content: '[Image]', image_url: `data:image/jpeg;base64,${content}` });
    try {
      dispatch({ type: 'complete', ...(await showImage(userProfileId, content)) });
    } catch {
      dispatch({ type: 'failed' });
    }
  };
  const canSayAgain = chat.phase === 'failed' && unanswered.current !== null;
  return { chat, isBusy, failed, send, sendAgain: canSayAgain ? sendAgain : null, show, loadEarlier };
};
