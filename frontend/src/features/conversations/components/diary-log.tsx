import { Box } from '@mui/material';
import { Fragment, useId } from 'react';
import { chatErrorMessage } from '#shared/chat/chat-error-message';
import { TypingIndicator } from '#shared/chat/typing-indicator';
import { commonTexts } from '#shared/texts/common';
import { dayName } from '#shared/time/calendar-days';
import { now as serverNow } from '#shared/time/clock';
import { TextButton } from '#shared/ui/text-button';
import type { Proposal, DiaryOwner } from '../api/conversation';
import type { Status } from '../api/send-message';
import {
  type ChatItem,
  type DiaryChatMessage,
  type DiaryChatState,
  findFirstOfDays,
  toNote,
} from '../diary-chat-state';
import { diaryTexts } from '../texts/diary';
import { EntryFromNote } from './entry-from-note';
import { KindButtons } from './kind-buttons';
import { MessageBubble } from './message-bubble';
import { ProposalCard } from './proposal-card';

interface DiaryLogProps {
  owner: DiaryOwner;
  chat: DiaryChatState;
  /** The messages and cards of `chat`. */
  items: readonly ChatItem[];
  isBusy: boolean;
  /** The assistant's greeting, while nothing has been said; empty for none. */
  welcome: string;
  onSettled: (proposals: readonly Proposal[]) => void;
  /** Sends a message again, by its number. */
  onSendAgain: (number: number) => void;
}

/** Messages of a diary with their proposal cards, and the state of the reply in progress. */
export const DiaryLog = ({ owner, chat, items, isBusy, welcome, onSettled, onSendAgain }: DiaryLogProps) => {
  const noteId = useId();
  const now = serverNow();
  const opening = findFirstOfDays(chat.messages, now);
  /** The message whose reply failed, as reported at the end of the log. */
  const failed = chat.phase === 'failed' ? chat.current : null;
  return (
    <>
      {items.map((item) => {
        if (item.kind === 'card')
          return (
            <Box key={item.id} id={item.id}>
              <ProposalCard proposals={item.proposals} owner={owner} onSettled={onSettled} />
            </Box>
          );
        const { message } = item;
        const note = toNote(message, message.created_at ?? null);
        return (
          <Fragment key={message.id}>
            {opening.has(message.id) && <DayHeading at={message.created_at ?? now.toISOString()} now={now} />}
            {owner === null && message.simulated === true ? (
              <MessageBubble
                message={message}
                speaker={diaryTexts().anAdministrator}
                caption={diaryTexts().simulated}
              />
            ) : (
              <MessageBubble message={message} speaker={diaryTexts().you} reason={owner?.reason ?? null} />
            )}
            {message.unanswered !== undefined && message.unanswered !== failed && (
              <Unanswered message={message} onSendAgain={isBusy ? null : onSendAgain} />
            )}
            {note !== null && note.id !== chat.note?.id && <EntryFromNote owner={owner} note={note} />}
          </Fragment>
        );
      })}
      {chat.note !== null && (
        <div>
          <Box id={noteId} sx={{ typography: 'label', mb: 2 }}>
            {diaryTexts().makeEntry}
          </Box>
          <KindButtons owner={owner} labelledBy={noteId} note={chat.note} />
        </div>
      )}
      {welcome !== '' && <MessageBubble message={{ role: 'assistant', content: welcome }} speaker={diaryTexts().you} />}
      {chat.phase === 'waiting' && <TypingIndicator status={statusLabel(chat.status)} />}
      {failed !== null && (
        <div>
          <Box role="alert" sx={{ color: 'failed' }}>
            {chatErrorMessage(chat.error, diaryTexts().replyFailed)}
          </Box>
          <TextButton onClick={() => onSendAgain(failed)}>{commonTexts().tryAgain}</TextButton>
        </div>
      )}
    </>
  );
};

/** The day, above its first message: old replies may say `today`. */
const DayHeading = ({ at, now }: { at: string; now: Date }) => (
  <Box
    component="time"
    dateTime={at}
    sx={{ alignSelf: 'center', typography: 'label', color: 'quiet', '&::first-letter': { textTransform: 'uppercase' } }}
  >
    {dayName(at, now)}
  </Box>
);

interface UnansweredProps {
  message: Pick<DiaryChatMessage, 'content' | 'unanswered'>;
  /** Null while another message is being sent. */
  onSendAgain: ((number: number) => void) | null;
}

/** Says below a message that it has no reply, if others followed it. */
const Unanswered = ({ message: { content, unanswered = 0 }, onSendAgain }: UnansweredProps) => (
  <Box sx={{ alignSelf: 'flex-end', display: 'flex', gap: 3, typography: 'body2', color: 'failed' }}>
    {diaryTexts().notAnswered}
    {onSendAgain !== null && (
      <TextButton label={diaryTexts().tryAgainWith(content)} onClick={() => onSendAgain(unanswered)}>
        {commonTexts().tryAgain}
      </TextButton>
    )}
  </Box>
);

const statusLabel = (status: Status): string =>
  status === 'thinking' ? diaryTexts().thinking : diaryTexts().searchingTheWeb;
