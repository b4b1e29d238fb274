import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { BotText } from '../../../shared/chat/bot-text';
import type { SimMessage } from '../sim-chat';

interface MessageBubbleProps {
  message: Pick<SimMessage, 'role' | 'content'>;
  /** Who said what the assistant did not: `You`, or the person's name. */
  speaker: string;
  /** Quietly below: when it was said. */
  note?: string;
}

/** One message of a conversation: the person's at the end of the line, the assistant's as text. */
export const MessageBubble = ({ message: { role, content }, speaker, note }: MessageBubbleProps) => (
  <Box sx={role === 'user' ? { ...saidSx, alignSelf: 'flex-end' } : saidSx}>
    <Box component="span" sx={visuallyHidden}>
      {role === 'user' ? speaker : 'Assistant'}:{' '}
    </Box>
    {role === 'user' ? (
      <Box dir="auto" sx={bubbleSx}>
        {content}
      </Box>
    ) : (
      <BotText message={{ from: 'bot', text: content, sources: [] }} />
    )}
    {note !== undefined && (
      <Box
        sx={{
          typography: 'label',
          fontWeight: 400,
          color: 'quiet',
          mt: 1,
          textAlign: role === 'user' ? 'end' : 'start',
        }}
      >
        {note}
      </Box>
    )}
  </Box>
);

const saidSx = { maxWidth: 'min(85%, 62ch)', minWidth: 0 };

const bubbleSx = {
  px: 3,
  py: 2,
  borderRadius: 1,
  bgcolor: 'wash',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
