import { Box, type Theme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasCode } from '../../../shared/api/problem';
import { ChatInput } from '../../../shared/chat/chat-input';
import { messageListSx } from '../../../shared/chat/message-sx';
import { Typing } from '../../../shared/chat/typing';
import { now } from '../../../shared/time/clock';
import { longDate } from '../../../shared/time/time-words';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { SIMULATOR, type Whose, welcomeQuery } from '../api/conversation';
import { offsetMinutes } from '../api/offset';
import type { Status } from '../api/say';
import { type SimMessage, shownOf } from '../sim-chat';
import { usePullToRefresh } from '../use-pull-to-refresh';
import { useSimChat } from '../use-sim-chat';
import { useStickNearEnd } from '../use-stick-near-end';
import { ImageButton } from './image-button';
import { MessageBubble } from './message-bubble';
import { NoteOffer } from './note-offer';
import { ProposalCard } from './proposal-card';

const WELCOME = 'Hello. Tell me what you ate, drank, took or felt, and I’ll write it down.';
const FAILED = 'Sorry, something went wrong. Please try again.';

const useWelcome = (whose: Whose): string => {
  const { data, isError } = useQuery(welcomeQuery(whose, offsetMinutes()));
  return isError ? WELCOME : (data?.welcome_message ?? '');
};

interface DiaryChatProps {
  whose: Whose;
  title: string;
  /** What it is, below the title. */
  about: string;
  titleAs?: 'h1' | 'h2';
  /** CSS pixels that the page needs above and below it. */
  around?: number;
}

/** A conversation with the assistant of the diary: what it reads in a message stands on a card, and counts once it is kept. */
export const DiaryChat = ({ whose, title, about, titleAs = 'h1', around = 160 }: DiaryChatProps) => {
  const { chat, isBusy, failed, send, sendAgain, show, loadEarlier, settle } = useSimChat(whose);
  const welcome = useWelcome(whose);
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = chat.hasEarlier === null;
  const { hasEarlier } = chat;
  useStickNearEnd(list, chat.messages, chat.phase);
  const shown = shownOf(chat.messages);
  const waiting = chat.messages
    .flatMap(({ proposals }) => proposals ?? [])
    .filter(({ status }) => status === 'open').length;
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
    <Box component="section" aria-labelledby="simulator" sx={{ ...frameSx, height: `calc(100dvh - ${around}px)` }}>
      <Box component="header" sx={{ px: 4, py: 3, borderBottom: '1px solid', borderColor: 'rule' }}>
        {/* Below a tab of that name there is no room to say it twice on a phone. */}
        <Box component={titleAs} id="simulator" sx={[titleSx, titleAs === 'h2' && unseenOnPhonesSx]}>
          {title}
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {about}
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
        {shown.map((each, position) => {
          switch (each.kind) {
            case 'message':
              return (
                <MessageBubble
                  key={each.message.id}
                  message={each.message}
                  speaker="You"
                  reason={whose === null ? null : SIMULATOR}
                />
              );
            case 'card':
              return <ProposalCard key={each.id} proposals={each.proposals} whose={whose} onSettled={settle} />;
            case 'note':
              return (
                <NoteOffer
                  key={each.id}
                  whose={whose}
                  text={each.text}
                  note={each.note}
                  isLast={position === shown.length - 1}
                />
              );
          }
        })}
        {chat.said === 0 && !isEmpty && welcome !== '' && !chat.messages.some(isOfToday) && (
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
      {waiting > 0 && (
        <Box sx={{ px: 4, borderTop: '1px solid', borderColor: 'rule', typography: 'body2' }}>
          <TextButton onClick={() => showWaiting(list.current)}>
            {waiting === 1
              ? 'Show the entry that waits to be kept'
              : `Show the ${waiting} entries that wait to be kept`}
          </TextButton>
        </Box>
      )}
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

/** Brings the first card into view that nobody has answered, and into reach of the keyboard. */
const showWaiting = (list: HTMLElement | null): void => {
  const card = list?.querySelector<HTMLElement>('[data-waits]');
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
};

/** Who has talked today has been greeted. */
const isOfToday = ({ created_at: at }: SimMessage): boolean =>
  at !== undefined && longDate(at) === longDate(now().toISOString());

const statusWords: Readonly<Record<Status, string>> = {
  thinking: 'Thinking…',
  'Searching the Web': 'Searching the Web…',
};

const titleSx = { typography: 'h3' };
const unseenOnPhonesSx = (theme: Theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden });

const frameSx = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 760,
  minHeight: 420,
  mx: 'auto',
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: 1,
};
