import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../hooks/use-latest';
import type { useChat } from './use-chat';

interface HeldQuestionOptions {
  chat: ReturnType<typeof useChat>;
  input: RefObject<HTMLTextAreaElement>;
  isSignedIn: boolean;
  /** Lets the person sign in, and continues afterwards. */
  onSignIn: (afterwards: () => void) => void;
  afterSignIn: 'keep' | 'send';
  question: string | null;
  onAsked?: () => void;
}

/** The question in the field, which is held there until it can be asked. */
export const useHeldQuestion = ({
  chat,
  input,
  isSignedIn,
  onSignIn,
  afterSignIn,
  question,
  onAsked,
}: HeldQuestionOptions) => {
  const [text, setText] = useState('');
  const canAsk = isSignedIn && !chat.isBusy;

  /** Takes over a question typed elsewhere. */
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

  /** The question held during sign-in; null again once the page knows that the user has signed in. */
  const [held, setHeld] = useState<string | null>(null);
  const resume = (question: string): void => {
    setHeld(null);
    if (afterSignIn === 'send') {
      // Text typed in the meantime stays.
      setText((current) => (current.trim() === question ? '' : current));
      chat.ask(question);
    } else input.current?.focus();
  };
  const latestResume = useLatest(resume);
  useEffect(() => {
    if (held !== null && isSignedIn) latestResume.current(held);
  }, [held, isSignedIn, latestResume]);

  const ask = (): void => {
    const question = text.trim();
    if (question === '' || chat.isBusy) return;
    if (isSignedIn) {
      setText('');
      chat.ask(question);
    }
    // Kept in the field, in case the user does not sign in.
    else onSignIn(() => setHeld(question));
  };
  return { text, setText, ask };
};
