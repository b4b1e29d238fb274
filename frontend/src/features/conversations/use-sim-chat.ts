import { useCallback, useEffect, useReducer, useRef } from 'react';
import { PAGE, messagesBefore } from './api/conversation';
import { say, showImage } from './api/say';
import { earliestId, emptyChat, simulated } from './sim-chat';

/** A conversation with the assistant in the name of a person. */
export const useSimChat = (userProfileId: string) => {
  const [chat, dispatch] = useReducer(simulated, emptyChat);
  const underWay = useRef<AbortController | null>(null);
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
  const send = async (content: string): Promise<void> => {
    if (content.trim() === '' || isBusy || userProfileId === '') return;
    dispatch({ type: 'said', content: content.trim() });
    const own = new AbortController();
    underWay.current = own;
    try {
      for await (const event of say(userProfileId, content.trim(), own.signal)) dispatch(event);
    } catch {
      if (!own.signal.aborted) dispatch({ type: 'failed' });
    }
  };
  /** `content`: a JPEG in base64. */
  const show = async (content: string): Promise<void> => {
    if (isBusy) return;
    dispatch({ type: 'said', content: '[Image]', image_url: `data:image/jpeg;base64,${content}` });
    try {
      dispatch({ type: 'complete', ...(await showImage(userProfileId, content)) });
    } catch {
      dispatch({ type: 'failed' });
    }
  };
  return { chat, isBusy, failed, send, show, loadEarlier };
};
