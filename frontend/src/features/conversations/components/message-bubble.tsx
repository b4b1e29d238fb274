import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { BotText } from '#shared/chat/bot-text';
import { botMessage } from '#shared/chat/chat';
import { bubbleSx } from '#shared/chat/message-sx';
import { IMAGE_PLACEHOLDER } from '../api/conversation';
import type { DiaryChatMessage } from '../diary-chat-state';
import { diaryTexts } from '../texts/diary';
import { ConversationImage } from './conversation-image';
import { EmergencyPanel } from './emergency-panel';

interface MessageBubbleProps {
  message: Pick<DiaryChatMessage, 'role' | 'content'> &
    Partial<Pick<DiaryChatMessage, 'image_url' | 'emergency' | 'isNew'>>;
  /** Speaker of the messages that are not the assistant's: ‘You’, or the person's name. */
  speaker: string;
  /** The administrator's reason for reading it; null for the person themselves. */
  reason?: string | null;
  /** When it was sent, below the message. */
  caption?: string;
}

/** A message of a conversation: the person's as a bubble at the end of the line, the assistant's as plain text. */
export const MessageBubble = ({
  message: { role, content, image_url = null, emergency = null, isNew = false },
  speaker,
  reason = null,
  caption,
}: MessageBubbleProps) => (
  <Box sx={role === 'user' ? { ...saidSx, alignSelf: 'flex-end' } : saidSx}>
    <Box component="span" sx={visuallyHidden}>
      {diaryTexts().saidBy(role === 'user' ? speaker : diaryTexts().assistant)}{' '}
    </Box>
    {image_url !== null && <ConversationImage url={image_url} reason={reason} />}
    {image_url !== null && content === IMAGE_PLACEHOLDER ? null : role === 'user' ? (
      <Box dir="auto" sx={bubbleSx}>
        {content}
      </Box>
    ) : (
      <>
        {emergency !== null && (
          <Box sx={{ mb: 3 }}>
            <EmergencyPanel emergency={emergency} isNew={isNew} />
          </Box>
        )}
        <BotText message={botMessage(content.slice(emergency?.text.length ?? 0).trimStart())} />
      </>
    )}
    {caption !== undefined && (
      <Box
        sx={{
          typography: 'label',
          fontWeight: 400,
          color: 'quiet',
          mt: 1,
          textAlign: role === 'user' ? 'end' : 'start',
        }}
      >
        {caption}
      </Box>
    )}
  </Box>
);

const saidSx = { maxWidth: 'min(85%, 62ch)', minWidth: 0 };
