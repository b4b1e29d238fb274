import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasCode } from '../../../shared/api/problem';
import { ChatInput } from '../../../shared/chat/chat-input';
import { messageListSx } from '../../../shared/chat/message-sx';
import { Typing } from '../../../shared/chat/typing';
import { useProductName } from '../../../shared/hooks/use-product-name';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { welcomeQuery } from '../api/conversation';
import { offsetMinutes } from '../api/offset';
import type { Status } from '../api/say';
import { ImageButton } from '../components/image-button';
import { MessageBubble } from '../components/message-bubble';
import { usePullToRefresh } from '../use-pull-to-refresh';
import { useSimChat } from '../use-sim-chat';
import { useStickNearEnd } from '../use-stick-near-end';

const WELCOME = 'Hello. Tell me what you ate, drank, took or felt, and I’ll write it down.';
const FAILED = 'Sorry, something went wrong. Please try again.';

const useWelcome = (id: string): string => {
  const { data, isError } = useQuery(welcomeQuery(id, offsetMinutes()));
  return isError ? WELCOME : (data?.welcome_message ?? '');
};

/** Lets an administrator talk to the assistant in the name of a person. */
export const ChatSimulatorPage = () => {
  const { userProfileId = '' } = useParams();
  return userProfileId === '' ? <Notice title="Error" /> : <Simulator key={userProfileId} id={userProfileId} />;
};

const Simulator = ({ id }: { id: string }) => {
  const { chat, isBusy, failed, send, sendAgain, show, loadEarlier } = useSimChat(id);
  const welcome = useWelcome(id);
  const productName = useProductName();
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = chat.hasEarlier === null;
  const { hasEarlier } = chat;
  useStickNearEnd(list, chat.messages, chat.phase);
  const pull = usePullToRefresh(list, hasEarlier === true, loadEarlier);

  if (hasCode(failed, 'ADMIN_ONLY'))
    return <Notice title="You do not have permission to view this content. Admin access required." live />;
  if (hasCode(failed, 'NOT_FOUND')) return <Notice title="User profile not found." live />;
  const submit = () => {
    if (text.trim() === '' || isBusy) return;
    setText('');
    void send(text);
  };
  return (
    <Box component="section" aria-labelledby="simulator" sx={frameSx}>
      <Box component="header" sx={{ px: 4, py: 3, borderBottom: '1px solid', borderColor: 'rule' }}>
        <Box component="h1" id="simulator" sx={{ typography: 'h3' }}>
          {productName}
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          You are writing as this person. What you write is kept in their diary and marked as simulated.
        </Box>
      </Box>
      <Box
        ref={list}
        role="log"
        tabIndex={0}
        aria-labelledby="simulator"
        {...pull.handlers}
        sx={{ ...messageListSx, p: 4 }}
      >
        {pull.distance > 0 && (
          <Box aria-hidden sx={{ height: pull.distance, color: 'quiet', textAlign: 'center', typography: 'body2' }}>
            {pull.isFar ? 'Release for earlier messages' : 'Pull for earlier messages'}
          </Box>
        )}
        {hasEarlier === true && (
          <Box sx={{ alignSelf: 'center' }}>
            <TextButton onClick={() => void loadEarlier()}>Earlier messages</TextButton>
          </Box>
        )}
        {isEmpty && failed === null && <SkeletonLines lines={[46, 62, 38]} height={18} />}
        {isEmpty && failed !== null && <NotLoaded what="The conversation" onRetry={() => void loadEarlier()} />}
        {chat.messages.map((message) => (
          <MessageBubble key={message.id} message={message} speaker="You" />
        ))}
        {chat.said === 0 && !isEmpty && welcome !== '' && (
          <MessageBubble message={{ role: 'assistant', content: welcome }} speaker="You" />
        )}
        {chat.phase === 'waiting' && <Typing status={statusWords[chat.status]} />}
        {chat.phase === 'failed' && (
          <div>
            <Box role="alert" sx={{ color: 'failed' }}>
              {FAILED}
            </Box>
            {sendAgain !== null && <TextButton onClick={() => void sendAgain()}>Try again</TextButton>}
          </div>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, p: 3, borderTop: '1px solid', borderColor: 'rule' }}>
        <ImageButton disabled={isBusy} onImage={(image) => void show(image)} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ChatInput
            input={input}
            text={text}
            isBusy={isBusy}
            label="Message"
            placeholder="Type a message…"
            onChange={setText}
            onSend={submit}
          />
        </Box>
      </Box>
    </Box>
  );
};

const statusWords: Readonly<Record<Status, string>> = {
  thinking: 'Thinking…',
  'Searching the Web': 'Searching the Web…',
};

const frameSx = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 760,
  height: 'calc(100dvh - 160px)',
  minHeight: 420,
  mx: 'auto',
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: 1,
};
