import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePreloaded } from '../parts/use-preloaded';
import { TextButton } from '../ui/text-button';
import { TypedTextGuard } from '../ui/typed-text-guard.lazy';
import { BotText, type BotTextProps, Marked } from './bot-text';
import { type ChatMessage, type SendChat, saidByBot } from './chat';
import { ChatInput } from './chat-input';
import { bubbleSx, messageListSx } from './message-sx';
import { sessionShown, sessionStored } from './session-stored';
import { Typing } from './typing';
import { useChat } from './use-chat';
import { useFollowedReply } from './use-followed-reply';

interface ChatPanelProps {
  title: string;
  /** What stands first: words of the assistant, or what the page shows instead. */
  greeting: ReactNode;
  /** What it says where it has failed. */
  failure: string;
  isSignedIn: boolean;
  /** Lets the person sign in, and continues afterwards. */
  onSignIn: (afterwards: () => void) => void;
  /** What is done after signing in with a question that was held in the field meanwhile. */
  heldQuestion?: 'left' | 'sent again';
  placeholder?: string;
  send: SendChat;
  /** Names what the conversation is about, so that it is kept over a reload. */
  about?: string;
  onCite?: BotTextProps['onCite'];
  /** Puts the cursor into the field when it becomes true. */
  isReady?: boolean;
  /** Whether a question is typed that has not been sent. */
  onHoldsText?: (holds: boolean) => void;
}

const shownNext = [Marked, TypedTextGuard];

/** A conversation with an assistant. */
export const ChatPanel = ({
  title,
  greeting,
  failure,
  isSignedIn,
  onSignIn,
  heldQuestion = 'left',
  placeholder = 'Ask here...',
  send,
  about,
  onCite,
  isReady = false,
  onHoldsText,
}: ChatPanelProps) => {
  usePreloaded(shownNext);
  const heading = useId();
  const chat = useChat(send, about);
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady) input.current?.focus();
  }, [isReady]);
  const holdsText = text.trim() !== '';
  useEffect(() => {
    onHoldsText?.(holdsText);
    return () => onHoldsText?.(false);
  }, [onHoldsText, holdsText]);
  const following = useFollowedReply(list, chat.turns, chat.messages.length === 0 ? null : chat.messages);

  const ask = () => {
    const question = text.trim();
    if (question === '' || chat.isBusy) return;
    if (isSignedIn) sendNow(question);
    // It stays in the field: whoever does not sign in has it still.
    else onSignIn(() => void resume(question));
  };
  const sendNow = (question: string) => {
    setText('');
    chat.ask(question);
  };

  /** A question that was held until somebody had signed in. */
  const resume = async (question: string) => {
    if (heldQuestion === 'sent again') {
      await sessionShown();
      return sendNow(question);
    }
    await sessionStored();
    input.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby={heading} sx={panelSx}>
      <Box component="h2" id={heading} sx={{ typography: 'h3', px: 4, pt: 4, pb: 3 }}>
        {title}
      </Box>
      <Box
        ref={list}
        role="log"
        tabIndex={0}
        aria-labelledby={heading}
        {...following}
        sx={{ ...messageListSx, px: 4, pb: 4 }}
      >
        {typeof greeting === 'string' ? <Message message={saidByBot(greeting)} /> : greeting}
        {chat.messages.map((message, at) => (
          <Message key={at} message={message} onCite={onCite} />
        ))}
        {chat.phase === 'waiting' && (
          <Box sx={{ py: 2 }}>
            <Typing />
          </Box>
        )}
        {chat.phase === 'failed' && (
          <div>
            <Message message={saidByBot(failure)} />
            <TextButton onClick={chat.retry}>Try again</TextButton>
          </div>
        )}
      </Box>
      <Box sx={{ p: 3, borderTop: '1px solid', borderColor: 'rule' }}>
        <ChatInput
          input={input}
          text={text}
          placeholder={placeholder}
          isBusy={chat.isBusy}
          onChange={setText}
          onSend={ask}
          onStop={() => {
            chat.stop();
            input.current?.focus();
          }}
        />
      </Box>
    </Box>
  );
};

const Message = ({ message, onCite }: { message: ChatMessage; onCite?: BotTextProps['onCite'] }) =>
  message.from === 'user' ? (
    <Box dir="auto" data-question sx={{ ...bubbleSx, alignSelf: 'flex-end', maxWidth: '85%' }}>
      <Box component="span" sx={visuallyHidden}>
        You:{' '}
      </Box>
      {message.text}
    </Box>
  ) : (
    <BotText message={message} onCite={onCite} />
  );

const panelSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: 1,
};
