import { Box, keyframes } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TextButton } from '../ui/text-button';
import { BotText, type BotTextProps } from './bot-text';
import type { ChatMessage, SendChat } from './chat';
import { ChatInput } from './chat-input';
import { sessionStored } from './session-stored';
import { useChat } from './use-chat';
import { useStickToEnd } from './use-stick-to-end';

interface ChatPanelProps {
  title: string;
  /** What stands first: words of the assistant, or what the page shows instead. */
  greeting: ReactNode;
  /** What it says where it has failed. */
  failure: string;
  isSignedIn: boolean;
  /** Lets the person sign in, and continues afterwards. */
  onSignIn: (afterwards: () => void) => void;
  /** What is done after signing in with a question that was held meanwhile. */
  heldQuestion?: 'put back' | 'sent again';
  placeholder?: string;
  send: SendChat;
  /** Names what the conversation is about, so that it is kept over a reload. */
  about?: string;
  onCite?: BotTextProps['onCite'];
  /** Puts the cursor into the field when it becomes true. */
  isReady?: boolean;
}

/** A conversation with an assistant. */
export const ChatPanel = ({
  title,
  greeting,
  failure,
  isSignedIn,
  onSignIn,
  heldQuestion = 'put back',
  placeholder = 'Ask here...',
  send,
  about,
  onCite,
  isReady = false,
}: ChatPanelProps) => {
  const heading = useId();
  const chat = useChat(send, about);
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady) input.current?.focus();
  }, [isReady]);
  const onWheel = useStickToEnd(list, chat.replies, chat.messages.length === 0 ? null : chat.messages);

  const ask = () => {
    const question = text.trim();
    if (question === '' || chat.isBusy) return;
    setText('');
    if (isSignedIn) return chat.ask(question);
    onSignIn(() => void resume(question));
  };

  /** A question that was held until somebody had signed in. */
  const resume = async (question: string) => {
    await sessionStored();
    if (heldQuestion === 'sent again') return chat.ask(question);
    setText(question);
    input.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby={heading} sx={panelSx}>
      <Box component="h2" id={heading} sx={{ typography: 'h3', px: 4, pt: 4, pb: 3 }}>
        {title}
      </Box>
      <Box ref={list} role="log" tabIndex={0} aria-labelledby={heading} onWheel={onWheel} sx={listSx}>
        {typeof greeting === 'string' ? <Message message={{ from: 'bot', text: greeting, sources: [] }} /> : greeting}
        {chat.messages.map((message, at) => (
          <Message key={at} message={message} onCite={onCite} />
        ))}
        {chat.phase === 'waiting' && <Typing />}
        {chat.phase === 'failed' && (
          <div>
            <Message message={{ from: 'bot', text: failure, sources: [] }} />
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
    <Box dir="auto" sx={questionSx}>
      <Box component="span" sx={visuallyHidden}>
        You:{' '}
      </Box>
      {message.text}
    </Box>
  ) : (
    <BotText message={message} onCite={onCite} />
  );

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } });

const Typing = () => (
  <Box role="status" sx={{ display: 'flex', gap: '4px', py: 2 }}>
    <Box component="span" sx={visuallyHidden}>
      Typing
    </Box>
    {[0, 1, 2].map((dot) => (
      <Box key={dot} aria-hidden sx={{ ...dotSx, animation: `${pulse} 1.2s ${dot * 0.15}s infinite` }} />
    ))}
  </Box>
);

const dotSx = { width: 6, height: 6, borderRadius: '50%', bgcolor: 'quiet' };

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

const listSx = {
  // Hidden labels stay within it.
  position: 'relative',
  flex: 1,
  minHeight: 160,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  px: 4,
  pb: 4,
  typography: 'body2',
};

const questionSx = {
  alignSelf: 'flex-end',
  maxWidth: '85%',
  px: 3,
  py: 2,
  borderRadius: 1,
  bgcolor: 'wash',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
