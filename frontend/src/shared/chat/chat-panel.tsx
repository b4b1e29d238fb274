import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePreloaded } from '../parts/use-preloaded';
import { TextButton } from '../ui/text-button';
import { BotText, type BotTextProps, ReplyMarkdown } from './bot-text';
import { type ChatMessage, type SendChat, botMessage } from './chat';
import { ChatInput } from './chat-input';
import { chatErrorMessage } from './chat-error-message';
import { bubbleSx, messageListSx } from './message-sx';
import { sessionShown, sessionStored } from './session-stored';
import { TypingIndicator } from './typing-indicator';
import { useChat } from './use-chat';
import { useFollowedReply } from './use-followed-reply';

interface ChatPanelProps {
  title: string;
  /** Beginning of the conversation: a greeting by the assistant, or what the page shows instead. */
  greeting: ReactNode;
  /** Message after a failure for which the server gives no reason. */
  failure: string;
  isSignedIn: boolean;
  /** Lets the person sign in, and continues afterwards. */
  onSignIn: (afterwards: () => void) => void;
  /** Whether a question held in the field during sign-in is left there or sent afterwards. */
  heldQuestion?: 'left' | 'sent again';
  placeholder?: string;
  send: SendChat;
  /** Names what the conversation is about, so that it is kept when the page is reloaded. */
  about?: string;
  onCite?: BotTextProps['onCite'];
  /** Puts the cursor into the field when it becomes true. */
  isReady?: boolean;
  /**
   * Called when a question is typed that has not been sent, and when it is gone. For a panel that can be closed: it then asks
   * before closing and before going back, which otherwise the conversation does.
   */
  onHoldsText?: (holds: boolean) => void;
  /** A question that was typed elsewhere, to be asked now; null if there is none. */
  question?: string | null;
  /** Called once it is asked. */
  onAsked?: () => void;
}

const preloadedParts = [ReplyMarkdown];

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
  question = null,
  onAsked,
}: ChatPanelProps) => {
  usePreloaded(preloadedParts);
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
    if (isSignedIn) {
      setText('');
      chat.ask(question);
    }
    // The question stays in the field, in case the user does not sign in.
    else onSignIn(() => void resume(question));
  };
  const canAsk = isSignedIn && !chat.isBusy;
  useEffect(() => {
    if (question === null) return;
    if (canAsk) {
      onAsked?.();
      chat.ask(question);
      return;
    }
    // It waits in the field, or else, where something is typed there, until it can be asked.
    if (holdsText) return;
    onAsked?.();
    setText(question);
    // Reacts to the question and to whether it can be asked, not to what is typed meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question, canAsk]);

  /** Sends a question that was held until the user had signed in. */
  const resume = async (question: string) => {
    if (heldQuestion === 'sent again' && (await sessionShown())) {
      // What was typed in the meantime stays.
      setText((typed) => (typed.trim() === question ? '' : typed));
      return chat.ask(question);
    }
    if (heldQuestion === 'left') await sessionStored();
    input.current?.focus();
  };
  // What a reply is drawn from may arrive before its words.
  const isSilent = chat.phase === 'waiting' || (chat.phase === 'replying' && chat.messages.at(-1)?.text === '');
  return (
    <Box component="section" aria-labelledby={heading} sx={panelSx}>
      <Box component="h2" id={heading} sx={{ typography: 'h3', px: 4, pt: 4, pb: 3 }}>
        {title}
      </Box>
      <Box
        ref={list}
        role="log"
        aria-busy={chat.isBusy}
        tabIndex={0}
        aria-labelledby={heading}
        {...following}
        sx={{ ...messageListSx, px: 4, pb: 4 }}
      >
        {typeof greeting === 'string' ? <Message message={botMessage(greeting)} /> : greeting}
        {chat.messages.map(
          (message, at) => message.text !== '' && <Message key={at} message={message} onCite={onCite} />,
        )}
        {isSilent && (
          <Box sx={{ py: 2 }}>
            <TypingIndicator />
          </Box>
        )}
        {(chat.phase === 'failed' || chat.phase === 'unanswered') && (
          <div>
            <Message
              message={botMessage(chat.phase === 'failed' ? chatErrorMessage(chat.error, failure) : 'No answer came.')}
            />
            <TextButton
              onClick={() => {
                chat.retry();
                input.current?.focus();
              }}
            >
              Try again
            </TextButton>
          </div>
        )}
      </Box>
      <Box sx={{ p: 3, borderTop: '1px solid', borderColor: 'rule' }}>
        <ChatInput
          input={input}
          text={text}
          placeholder={placeholder}
          isBusy={chat.isBusy}
          asksBeforeLeaving={onHoldsText === undefined}
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
