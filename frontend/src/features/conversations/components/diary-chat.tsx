import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId, useRef, useState } from 'react';
import { hasCode } from '../../../shared/api/problem';
import { ChatInput } from '../../../shared/chat/chat-input';
import { failureWords } from '../../../shared/chat/failure-words';
import { messageListSx } from '../../../shared/chat/message-sx';
import { TypingIndicator } from '../../../shared/chat/typing-indicator';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { type Proposal, type DiaryOwner, welcomeQuery } from '../api/conversation';
import { offsetMinutes } from '../api/offset';
import type { Status } from '../api/say';
import { noteOf, chatItemsOf, waitingProposalsIn } from '../diary-chat-state';
import { usePullForEarlier } from '../use-pull-for-earlier';
import { useDiaryChat } from '../use-diary-chat';
import { useStickNearEnd } from '../use-stick-near-end';
import { ImageButton } from './image-button';
import { KindButtons } from './kind-buttons';
import { EntryFromNote } from './entry-from-note';
import { MessageBubble } from './message-bubble';
import { ProposalCard } from './proposal-card';
import { settledWords } from './proposed-text';
import { UnansweredLink } from './unanswered-link';

const WELCOME = 'Hello. Tell me what you ate, drank, took or felt, and I’ll write it down.';
const SIMULATED = 'An administrator wrote this in the chat simulator.';
const FAILED = 'Sorry, something went wrong. Please try again.';

const useWelcome = (whose: DiaryOwner): string => {
  const { data, isError } = useQuery(welcomeQuery(whose, offsetMinutes()));
  return isError ? WELCOME : (data?.welcome_message ?? '');
};

interface DiaryChatProps {
  whose: DiaryOwner;
  title: string;
  /** Description below the title. */
  about: string;
  titleAs?: 'h1' | 'h2';
  /** CSS pixels that the page needs above and below it. */
  around?: number | { readonly xs: number; readonly sm: number };
}

/** A conversation with the assistant of the diary: what it reads in a message stands on a card, and counts once it is kept. */
export const DiaryChat = ({ whose, title, about, titleAs = 'h1', around = 160 }: DiaryChatProps) => {
  const { chat, isBusy, failed, send, sendAgain, show, loadEarlier, settle } = useDiaryChat(whose);
  const welcome = useWelcome(whose);
  const [text, setText] = useState('');
  const [settled, setSettled] = useState<readonly Proposal[]>([]);
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isEmpty = chat.hasEarlier === null;
  const { hasEarlier } = chat;
  useStickNearEnd(list, chat.messages, chat.phase);
  const pull = usePullForEarlier(list, hasEarlier === true, loadEarlier);

  if (hasCode(failed, 'ADMIN_ONLY'))
    return <Notice title="You do not have permission to view this content. Admin access required." live />;
  if (hasCode(failed, 'NOT_FOUND')) return <Notice title="User profile not found." live />;
  const shown = chatItemsOf(chat.messages);
  const waiting = waitingProposalsIn(shown, chat.waitingEarlier);
  const onSettled = (proposals: readonly Proposal[]) => {
    settle(proposals);
    setSettled(proposals);
  };
  const submit = () => {
    if (text.trim() === '' || isBusy) return;
    setText('');
    void send(text);
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ ...frameSx, ...heightWithin(around) }}>
      <Box component="header" sx={{ px: 4, py: { xs: 2, sm: 3 }, borderBottom: '1px solid', borderColor: 'rule' }}>
        <Box component={titleAs} id={titleId} sx={titleAs === 'h2' ? ofTabSx : { typography: 'h3' }}>
          {title}
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {about}
        </Box>
      </Box>
      <Box
        ref={list}
        role="log"
        aria-busy={isBusy}
        tabIndex={0}
        aria-labelledby={titleId}
        {...pull.handlers}
        sx={{ ...messageListSx, p: 4 }}
      >
        {pull.distance > 0 && (
          <Box aria-hidden sx={{ height: pull.distance, color: 'quiet', textAlign: 'center', typography: 'body2' }}>
            {pull.isFar ? 'Release for earlier messages' : 'Pull for earlier messages'}
          </Box>
        )}
        {hasEarlier === true && (
          <Box sx={{ alignSelf: 'center', textAlign: 'center' }}>
            {failed !== null && (
              <Box role="alert" sx={{ color: 'failed' }}>
                The earlier messages could not be loaded.
              </Box>
            )}
            <TextButton onClick={() => void loadEarlier()}>
              {failed === null ? 'Earlier messages' : 'Try again'}
            </TextButton>
          </Box>
        )}
        {isEmpty && failed === null && <SkeletonLines lines={[46, 62, 38]} height={18} />}
        {isEmpty && failed !== null && <NotLoaded what="The conversation" onRetry={() => void loadEarlier()} />}
        {shown.map((each) => {
          if (each.kind === 'card')
            return (
              <Box key={each.id} id={each.id}>
                <ProposalCard proposals={each.proposals} whose={whose} onSettled={onSettled} />
              </Box>
            );
          const note = noteOf(each.message);
          return (
            <Fragment key={each.message.id}>
              {whose === null && each.message.simulated === true ? (
                <MessageBubble message={each.message} speaker="An administrator" caption={SIMULATED} />
              ) : (
                <MessageBubble message={each.message} speaker="You" reason={whose?.reason ?? null} />
              )}
              {note !== null && note.id !== chat.note?.id && <EntryFromNote whose={whose} note={note} />}
            </Fragment>
          );
        })}
        {chat.note !== null && (
          <div>
            <Box id={`${titleId}-note`} sx={{ typography: 'label', mb: 2 }}>
              Make an entry of it
            </Box>
            <KindButtons whose={whose} labelledBy={`${titleId}-note`} note={chat.note} />
          </div>
        )}
        {chat.messages.length === 0 && !isEmpty && welcome !== '' && (
          <MessageBubble message={{ role: 'assistant', content: welcome }} speaker="You" />
        )}
        {chat.phase === 'waiting' && <TypingIndicator status={statusWords[chat.status]} />}
        {chat.phase === 'failed' && (
          <div>
            <Box role="alert" sx={{ color: 'failed' }}>
              {failureWords(chat.error, FAILED)}
            </Box>
            {sendAgain !== null && <TextButton onClick={() => void sendAgain()}>Try again</TextButton>}
          </div>
        )}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {settledWords(settled)}
      </Box>
      {waiting !== null && (
        <Box sx={{ px: 4, py: 1, borderTop: '1px solid', borderColor: 'rule', typography: 'body2' }}>
          <UnansweredLink waiting={waiting} whose={whose} onEarlier={() => void loadEarlier()} />
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

const heightWithin = (around: NonNullable<DiaryChatProps['around']>) => {
  const { xs, sm } = typeof around === 'number' ? { xs: around, sm: around } : around;
  return { height: { xs: `calc(100dvh - ${xs}px)`, sm: `calc(100dvh - ${sm}px)` } };
};

/** Title, hidden on a phone, where the tab above has the same name. */
const ofTabSx = { typography: 'h3', '@media (max-width: 599.95px)': visuallyHidden };

const statusWords: Readonly<Record<Status, string>> = {
  thinking: 'Thinking…',
  'Searching the Web': 'Searching the Web…',
};

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
