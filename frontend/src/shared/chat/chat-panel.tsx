import { Box } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { usePreloadWhenIdle } from '../lazy/use-preload-when-idle';
import { chatTexts } from '../texts/chat';
import { type BotTextProps, ReplyMarkdown } from './bot-text';
import type { SendChat } from './chat';
import { ChatInput } from './chat-input';
import { MessageList } from './message-list';
import { useChat } from './use-chat';
import { useQuestionDraft } from './use-question-draft';

interface ChatPanelProps {
  title: string;
  /** Start of the conversation: the assistant's greeting, or the page's own content. */
  greeting: ReactNode;
  /** Message after a failure for which the server gives no reason. */
  failure: string;
  isSignedIn: boolean;
  /** Lets the person sign in, and continues afterwards. */
  onSignIn: (afterwards: () => void) => void;
  /** Whether a question held in the field during sign-in stays there or is sent afterwards. */
  afterSignIn?: 'keep' | 'send';
  placeholder?: string;
  send: SendChat;
  /** Key of the conversation's subject, under which it is stored for reloads. */
  about?: string;
  onCite?: BotTextProps['onCite'];
  /** Focuses the field when it becomes true. */
  isReady?: boolean;
  /**
   * Called when there is unsent text, and when it is gone. For a panel that can be closed, which then confirms closing
   * and going back; without it, the conversation confirms going back.
   */
  onUnsavedTextChange?: (holds: boolean) => void;
  /** A question typed elsewhere, to be asked now; null if there is none. */
  question?: string | null;
  /** Called after `question` is asked. */
  onAsked?: () => void;
}

const preloaded = [ReplyMarkdown];

/** A conversation with an assistant. */
export const ChatPanel = ({
  title,
  greeting,
  failure,
  isSignedIn,
  onSignIn,
  afterSignIn = 'keep',
  placeholder = chatTexts().placeholder,
  send,
  about,
  onCite,
  isReady = false,
  onUnsavedTextChange,
  question = null,
  onAsked,
}: ChatPanelProps) => {
  usePreloadWhenIdle(preloaded);
  const heading = useId();
  const chat = useChat(send, about);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isReady) input.current?.focus();
  }, [isReady]);
  const { text, setText, ask } = useQuestionDraft({
    chat,
    input,
    isSignedIn,
    onSignIn,
    afterSignIn,
    question,
    onAsked,
  });
  const hasText = text.trim() !== '';
  useEffect(() => {
    onUnsavedTextChange?.(hasText);
    return () => onUnsavedTextChange?.(false);
  }, [onUnsavedTextChange, hasText]);
  /** Runs the action and moves the focus to the field, because the pressed button disappears. */
  const thenFocus = (action: () => void) => () => {
    action();
    input.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby={heading} sx={panelSx}>
      <Box component="h2" id={heading} sx={{ typography: 'h3', px: 4, pt: 4, pb: 3 }}>
        {title}
      </Box>
      <MessageList
        labelledBy={heading}
        greeting={greeting}
        chat={chat}
        failure={failure}
        onCite={onCite}
        onRetry={thenFocus(chat.retry)}
      />
      <Box sx={{ p: 3, borderTop: 'hairline' }}>
        <ChatInput
          input={input}
          text={text}
          placeholder={placeholder}
          isBusy={chat.isBusy}
          confirmBeforeLeaving={onUnsavedTextChange === undefined}
          onChange={setText}
          onSend={ask}
          onStop={thenFocus(chat.stop)}
        />
      </Box>
    </Box>
  );
};

const panelSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  bgcolor: 'sheet',
  border: 'hairline',
  borderRadius: 1,
};
