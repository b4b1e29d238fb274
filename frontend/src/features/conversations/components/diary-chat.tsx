import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { hasCode } from '#shared/api/problem';
import { ChatInput } from '#shared/chat/chat-input';
import { messageListSx } from '#shared/chat/message-sx';
import { useFocusAfterRemoval } from '#shared/hooks/use-focus-after-removal';
import { commonTexts } from '#shared/texts/common';
import { widths } from '#shared/theme/tokens';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { TextButton } from '#shared/ui/text-button';
import { AdminOnly } from '#features/accounts/published/admin-only';
import { type Proposal, type DiaryOwner, welcomeQuery } from '../api/conversation';
import { offsetMinutes } from '../api/offset';
import { toChatItems, findWaitingProposals } from '../diary-chat-state';
import { diaryTexts } from '../texts/diary';
import { useDiaryChat } from '../use-diary-chat';
import { useDraft } from '../use-draft';
import { usePullToLoad } from '../use-pull-to-load';
import { useStickToBottom } from '../use-stick-to-bottom';
import { DiaryLog } from './diary-log';
import { ImageButton } from './image-button';
import { formatSettled } from './proposed-text';
import { UnansweredLink } from './unanswered-link';

const NONE: readonly Proposal[] = [];

const useGreeting = (owner: DiaryOwner): string => {
  const { data, error } = useQuery(welcomeQuery(owner, offsetMinutes()));
  return error === null ? (data?.welcome_message ?? '') : diaryTexts().welcome;
};

interface DiaryChatProps {
  owner: DiaryOwner;
  title: string;
  /** Description below the title. */
  about: string;
  titleAs?: 'h1' | 'h2';
  /** CSS pixels that the page needs above and below it. */
  reservedHeight?: number | { readonly xs: number; readonly sm: number };
  /** False while the chat stays mounted but hidden. */
  isShown?: boolean;
  /** Proposals that were answered elsewhere on the page. */
  answeredElsewhere?: readonly Proposal[];
}

/**
 * Chat with the diary's assistant. Entries that it recognises in a message are proposed on a card and stored once
 * confirmed.
 */
export const DiaryChat = ({
  owner,
  title,
  about,
  titleAs = 'h1',
  reservedHeight = 160,
  isShown = true,
  answeredElsewhere = NONE,
}: DiaryChatProps) => {
  const { chat, isBusy, failed, send, sendAgain, sendFile, loadEarlier, markAnswered } = useDiaryChat(owner);
  const welcome = useGreeting(owner);
  const [text, setText] = useDraft(owner, chat.messages);
  const [settled, setSettled] = useState<readonly Proposal[]>([]);
  const input = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const { hasEarlier } = chat;
  const isEmpty = hasEarlier === null;
  const list = useFocusAfterRemoval<HTMLDivElement>(hasEarlier === true);
  useStickToBottom(list, chat.messages, chat.phase, isShown);
  const pull = usePullToLoad(list, hasEarlier === true, loadEarlier);
  useEffect(() => markAnswered(answeredElsewhere), [answeredElsewhere, markAnswered]);

  if (hasCode(failed, 'ADMIN_ONLY')) return <AdminOnly />;
  if (hasCode(failed, 'NOT_FOUND')) return <EmptyState title={diaryTexts().noSuchPerson} live />;
  const items = toChatItems(chat.messages);
  const waiting = findWaitingProposals(items, chat.waitingEarlier);
  const onSettled = (proposals: readonly Proposal[]) => {
    markAnswered(proposals);
    setSettled(proposals);
  };
  const submit = () => {
    if (text.trim() === '' || isBusy) return;
    setText('');
    void send(text);
  };
  const onSendAgain = (number: number) => {
    void sendAgain(number);
    // The pressed button disappears while the reply is pending.
    input.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ ...frameSx, ...heightWithin(reservedHeight) }}>
      <Box component="header" sx={{ px: 4, py: { xs: 2, sm: 3 }, borderBottom: 'hairline' }}>
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
            {pull.isFar ? diaryTexts().release : diaryTexts().pull}
          </Box>
        )}
        {hasEarlier === true && <EarlierMessages hasFailed={failed !== null} onLoad={() => void loadEarlier()} />}
        {isEmpty && failed === null && <SkeletonLines lines={[46, 62, 38]} height={18} />}
        {isEmpty && failed !== null && (
          <DataNotLoaded contentName={diaryTexts().theConversation} onRetry={() => void loadEarlier()} />
        )}
        <DiaryLog
          owner={owner}
          chat={chat}
          items={items}
          isBusy={isBusy}
          welcome={chat.messages.length === 0 && !isEmpty ? welcome : ''}
          onSettled={onSettled}
          onSendAgain={onSendAgain}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {formatSettled(settled)}
      </Box>
      {waiting !== null && (
        <Box sx={{ px: 4, py: 1, borderTop: 'hairline', typography: 'body2' }}>
          <UnansweredLink waiting={waiting} owner={owner} onEarlier={() => void loadEarlier()} />
        </Box>
      )}
      <Footer>
        <ImageButton disabled={isBusy} onChoose={(file) => void sendFile(file)} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ChatInput
            input={input}
            text={text}
            isBusy={isBusy}
            label={diaryTexts().message}
            placeholder={diaryTexts().typeMessage}
            onChange={setText}
            onSend={submit}
          />
        </Box>
      </Footer>
    </Box>
  );
};

const EarlierMessages = ({ hasFailed, onLoad }: { hasFailed: boolean; onLoad: () => void }) => (
  <Box sx={{ alignSelf: 'center', textAlign: 'center' }}>
    {hasFailed && (
      <Box role="alert" sx={{ color: 'failed' }}>
        {diaryTexts().earlierNotLoaded}
      </Box>
    )}
    <TextButton onClick={onLoad}>{hasFailed ? commonTexts().tryAgain : diaryTexts().earlierMessages}</TextButton>
  </Box>
);

const Footer = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, p: 3, borderTop: 'hairline' }}>{children}</Box>
);

const heightWithin = (reserved: NonNullable<DiaryChatProps['reservedHeight']>) => {
  const { xs, sm } = typeof reserved === 'number' ? { xs: reserved, sm: reserved } : reserved;
  return { height: { xs: `calc(100dvh - ${xs}px)`, sm: `calc(100dvh - ${sm}px)` } };
};

/** Title, hidden on a phone, where the tab above has the same name. */
const ofTabSx = { typography: 'h3', '@media (max-width: 599.95px)': visuallyHidden };

const frameSx = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: widths.column,
  minHeight: 420,
  mx: 'auto',
  bgcolor: 'sheet',
  border: 'hairline',
  borderRadius: 1,
};
