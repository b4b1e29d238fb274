import { Box } from '@mui/material';
import type { DiaryMessage } from '../api/conversation';

interface EmergencyPanelProps {
  emergency: NonNullable<DiaryMessage['emergency']>;
  /** Whether it has just been sent or received, not fetched. */
  isNew: boolean;
}

/**
 * The assistant's response to an emergency: whom to call, with a link for each number. All of it is in the language of
 * the message, which may not be that of the interface.
 */
export const EmergencyPanel = ({ emergency: { language, heading, text, numbers }, isNew }: EmergencyPanelProps) => (
  <Box role={isNew ? 'alert' : 'group'} aria-label={heading} lang={language} sx={panelSx}>
    <Box component="p" sx={{ typography: 'h3', color: 'failed', mb: 2 }}>
      {heading}
    </Box>
    <p>{withCalls(text, numbers)}</p>
  </Box>
);

/** Splits a text before and after some words: 'Call +49 112.' and '+49 112' give 'Call ', '+49 112' and '.'. */
const splitAt = (text: string, words: readonly string[]): readonly string[] =>
  // A longer number may contain a shorter one.
  [...words]
    .sort((one, other) => other.length - one.length)
    .reduce<readonly string[]>(
      (parts, word) =>
        parts.flatMap((part) =>
          words.includes(part)
            ? [part]
            : part.split(word).flatMap((each, index) => (index === 0 ? [each] : [word, each])),
        ),
      [text],
    );

/** A text in which each number is a link that calls it. */
const withCalls = (text: string, numbers: readonly string[]) =>
  splitAt(text, numbers).map((part, index) =>
    numbers.includes(part) ? (
      <Box key={index} component="a" href={`tel:${part.replaceAll(' ', '')}`} sx={callSx}>
        {part}
      </Box>
    ) : (
      part
    ),
  );

const panelSx = {
  typography: 'body1',
  px: 5,
  py: 4,
  border: '1px solid',
  borderLeft: '4px solid',
  borderColor: 'failed',
  borderRadius: 1,
  bgcolor: 'sheet',
};

const callSx = { fontWeight: 600, whiteSpace: 'nowrap', color: 'failed', textDecoration: 'underline' };
