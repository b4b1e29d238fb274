import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useRef } from 'react';
import { chatTexts } from '../texts/chat';
import { commonTexts } from '../texts/common';
import { TextButton } from '../ui/text-button';
import { BotText, type BotTextProps } from './bot-text';
import { type ChatMessage, botMessage } from './chat';
import { automaticWait, chatErrorMessage } from './chat-error-message';
import { bubbleSx, messageListSx } from './message-sx';
import { TypingIndicator } from './typing-indicator';
import type { useChat } from './use-chat';
import { useScrollWithReply } from './use-scroll-with-reply';

interface MessageListProps {
  /** Id of its title. */
  labelledBy: string;
  greeting: ReactNode;
  chat: ReturnType<typeof useChat>;
  /** Message after a failure for which the server gives no reason. */
  failure: string;
  onCite?: BotTextProps['onCite'];
  onRetry: () => void;
}

/** Messages of the conversation; scrolls along with a growing reply. */
export const MessageList = ({ labelledBy, greeting, chat, failure, onCite, onRetry }: MessageListProps) => {
  const { messages, phase, turns, isBusy, error } = chat;
  const list = useRef<HTMLDivElement>(null);
  const following = useScrollWithReply(list, turns, messages.length === 0 ? null : messages);
  // Sources may arrive before the first text.
  const isSilent = phase === 'waiting' || (phase === 'replying' && messages.at(-1)?.text === '');
  return (
    <Box
      ref={list}
      role="log"
      aria-busy={isBusy}
      tabIndex={0}
      aria-labelledby={labelledBy}
      {...following}
      sx={{ ...messageListSx, px: 4, pb: 4 }}
    >
      {typeof greeting === 'string' ? <Message message={botMessage(greeting)} /> : greeting}
      {messages.map(
        (message, index) => message.text !== '' && <Message key={index} message={message} onCite={onCite} />,
      )}
      {isSilent && (
        <Box sx={{ py: 2 }}>
          <TypingIndicator />
        </Box>
      )}
      {(phase === 'failed' || phase === 'unanswered') && (
        <div>
          <Message message={botMessage(phase === 'failed' ? failureMessage(error, failure) : chatTexts().noAnswer)} />
          <TextButton onClick={onRetry}>{commonTexts().tryAgain}</TextButton>
        </div>
      )}
    </Box>
  );
};

const failureMessage = (error: unknown, failure: string): string =>
  automaticWait(error) === null
    ? chatErrorMessage(error, failure)
    : chatErrorMessage(error, failure, chatTexts().askedAgainWhen);

const Message = ({ message, onCite }: { message: ChatMessage; onCite?: BotTextProps['onCite'] }) =>
  message.from === 'user' ? (
    <Box dir="auto" data-question sx={{ ...bubbleSx, alignSelf: 'flex-end', maxWidth: '85%' }}>
      <Box component="span" sx={visuallyHidden}>
        {chatTexts().you}{' '}
      </Box>
      {message.text}
    </Box>
  ) : (
    <BotText message={message} onCite={onCite} />
  );
