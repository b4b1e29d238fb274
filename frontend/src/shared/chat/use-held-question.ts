import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../hooks/use-latest';
import { sessionShown, sessionStored } from './session-stored';
import type { useChat } from './use-chat';

interface HeldQuestionOptions {
  chat: ReturnType<typeof useChat>;
  input: RefObject<HTMLTextAreaElement>;
  isSignedIn: boolean;
  /** Lets the person sign in, and continues afterwards. */
  onSignIn: (afterwards: () => void) => void;
  heldQuestion: 'left' | 'sent again';
  question: string | null;
  onAsked?: () => void;
}

/** The question in the field, which is held there while it cannot be asked. */
export const useHeldQuestion = ({
  chat,
  input,
  isSignedIn,
  onSignIn,
  heldQuestion,
  question,
  onAsked,
}: HeldQuestionOptions) => {
  const [text, setText] = useState('');
  const canAsk = isSignedIn && !chat.isBusy;

  /** Takes a question that was typed elsewhere. */
  const take = (brought: string): void => {
    if (canAsk) {
      onAsked?.();
      chat.ask(brought);
    } else if (text.trim() === '') {
      onAsked?.();
      setText(brought);
    }
    // If the field has other text, the question waits until it can be asked.
  };
  const latestTake = useLatest(take);
  useEffect(() => {
    if (question !== null) latestTake.current(question);
  }, [question, canAsk, latestTake]);

  /** Sends a question that was held until the user had signed in. */
  const resume = async (held: string): Promise<void> => {
    if (heldQuestion === 'sent again' && (await sessionShown())) {
      // Text typed in the meantime stays.
      setText((typed) => (typed.trim() === held ? '' : typed));
      return chat.ask(held);
    }
    if (heldQuestion === 'left') await sessionStored();
    input.current?.focus();
  };

  const ask = (): void => {
    const typed = text.trim();
    if (typed === '' || chat.isBusy) return;
    if (isSignedIn) {
      setText('');
      chat.ask(typed);
    }
    // The question stays in the field, in case the user does not sign in.
    else onSignIn(() => void resume(typed));
  };
  return { text, setText, ask };
};
