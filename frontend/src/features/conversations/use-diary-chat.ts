import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { newIdempotencyKey } from '#shared/api/idempotency-key';
import { isUnderWay } from '#shared/chat/turn';
import { useReplyStream } from '#shared/chat/use-reply-stream';
import { useLanguage } from '#shared/language/language';
import { toastFailure } from '#shared/ui/toasts/toast';
import {
  IMAGE_PLACEHOLDER,
  MESSAGES_PER_PAGE,
  type Proposal,
  type DiaryOwner,
  messagesBefore,
} from './api/conversation';
import { type OutgoingMessage, sendMessage } from './api/send-message';
import { earliestId, emptyChat, nextChat } from './diary-chat-state';
import { smallImage } from './small-image';
import { diaryTexts } from './texts/diary';

/** A conversation with the assistant, for oneself or in a person's name. */
export const useDiaryChat = (owner: DiaryOwner) => {
  const [chat, dispatch] = useReducer(nextChat, emptyChat);
  const { receive } = useReplyStream();
  /** The messages without a complete answer, by number; sent again with the same key, they are logged once. */
  const unanswered = useRef(new Map<number, OutgoingMessage>());
  const sentCount = useRef(0);
  const isLoading = useRef(false);
  // Not derived from `chat`: an image is compressed between two renders.
  const isSending = useRef(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const [failed, fail] = useReducer((_: unknown, error: unknown) => error, null);

  const earliest = earliestId(chat);
  const loadEarlier = useCallback(async (): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { messages, waiting } = await messagesBefore(owner, earliest);
      fail(null);
      dispatch({ type: 'loaded', messages, hasEarlier: messages.length === MESSAGES_PER_PAGE, waiting });
    } catch (error) {
      fail(error);
    } finally {
      isLoading.current = false;
    }
  }, [owner, earliest]);
  const isEmpty = chat.hasEarlier === null;
  useEffect(() => {
    if (isEmpty) void loadEarlier();
  }, [isEmpty, loadEarlier]);

  const language = useLanguage();
  const wordedIn = useRef(language);
  useEffect(() => {
    if (wordedIn.current === language) return;
    wordedIn.current = language;
    // Reloads the cards, which the server words. Messages stay in their language.
    const reword = async (): Promise<void> => {
      const { messages } = await messagesBefore(owner, null);
      dispatch({ type: 'settled', proposals: messages.flatMap(({ proposals }) => proposals) });
    };
    reword().catch(() => undefined);
  }, [language, owner]);

  const receiveReply = async (number: number, outgoing: OutgoingMessage): Promise<void> => {
    isSending.current = true;
    await receive((signal) => sendMessage(owner, outgoing, signal), {
      onPiece: (event) => dispatch({ ...event, number }),
      onEnd: () => unanswered.current.delete(number),
      onFailure: (error) => dispatch({ type: 'failed', error, number }),
    });
    isSending.current = false;
  };
  const sendNew = (outgoing: OutgoingMessage, shown: { readonly content: string; readonly image_url?: string }) => {
    const number = ++sentCount.current;
    unanswered.current.set(number, outgoing);
    dispatch({ type: 'sent', number, ...shown });
    return receiveReply(number, outgoing);
  };
  const send = async (text: string): Promise<void> => {
    const content = text.trim();
    if (content === '' || isSending.current) return;
    await sendNew({ content, key: newIdempotencyKey() }, { content });
  };
  /** Resends a message without a complete reply. */
  const sendAgain = async (number: number): Promise<void> => {
    const outgoing = unanswered.current.get(number);
    if (isSending.current || outgoing === undefined) return;
    dispatch({ type: 'resent', number });
    await receiveReply(number, outgoing);
  };
  const sendFile = async (file: File): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPreparing(true);
    const image = await smallImage(file);
    setIsPreparing(false);
    isSending.current = false;
    if (image.status !== 'ready') {
      toastFailure(image.status === 'unreadable' ? diaryTexts().notAnImage : diaryTexts().imageTooLarge);
      return;
    }
    await sendNew(
      { image: image.base64, key: newIdempotencyKey() },
      { content: IMAGE_PLACEHOLDER, image_url: `data:image/jpeg;base64,${image.base64}` },
    );
  };
  const markAnswered = useCallback((proposals: readonly Proposal[]) => dispatch({ type: 'settled', proposals }), []);
  return {
    chat,
    isBusy: isPreparing || isUnderWay(chat.phase),
    failed,
    send,
    sendAgain,
    sendFile,
    loadEarlier,
    markAnswered,
  };
};
