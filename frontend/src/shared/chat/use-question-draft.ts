import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../hooks/use-latest';
import type { useChat } from './use-chat';

interface QuestionDraftOptions {
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
export const useQuestionDraft = ({
  chat,
  input,
  isSignedIn,
  onSignIn,
  afterSignIn,
  question,
  onAsked,
}: QuestionDraftOptions) => {
  const [text, setText] = useState('');
  const canAsk = isSignedIn && !chat.isBusy;

  /** Takes over a question typed elsewhere. */
  const acceptQuestion = (incoming: string): void => {
    if (canAsk) {
      onAsked?.();
      chat.ask(incoming);
    } else if (text.trim() === '') {
      onAsked?.();
      setText(incoming);
    }
    // If the field has other text, the question waits until it can be asked.
  };
  const latestAccept = useLatest(acceptQuestion);
  useEffect(() => {
    if (question !== null) latestAccept.current(question);
  }, [question, canAsk, latestAccept]);

  /** The question held during sign-in; null again once the page knows that the user has signed in. */
  const [pendingQuestion, setPendingQuestion] = useState<string | null>(null);
  const resume = (question: string): void => {
    setPendingQuestion(null);
    if (afterSignIn === 'send') {
      // Text typed in the meantime stays.
      setText((current) => (current.trim() === question ? '' : current));
      chat.ask(question);
    } else input.current?.focus();
  };
  const latestResume = useLatest(resume);
  useEffect(() => {
    if (pendingQuestion !== null && isSignedIn) latestResume.current(pendingQuestion);
  }, [pendingQuestion, isSignedIn, latestResume]);

  const ask = (): void => {
    const question = text.trim();
    if (question === '' || chat.isBusy) return;
    if (isSignedIn) {
      setText('');
      chat.ask(question);
    }
    // Kept in the field, in case the user does not sign in.
    else onSignIn(() => setPendingQuestion(question));
  };
  return { text, setText, ask };
};
