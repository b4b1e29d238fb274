import { Box } from '@mui/material';
import { Fragment } from 'react';

/** Punctuation at the end of a URL belongs to the sentence. */
const URL_PATTERN = /(https?:\/\/[^\s<>()]*[^\s<>().,:;!?'"’”»])/u;

/** The text of a mail as it was written, with its URLs as links. */
export const MailText = ({ text }: { text: string }) => (
  <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
    {text.split(URL_PATTERN).map((part, index) => (
      <Fragment key={index}>
        {URL_PATTERN.test(part) ? (
          <Box component="a" href={part} target="_blank" rel="noreferrer" sx={{ color: 'accent' }}>
            {part}
          </Box>
        ) : (
          part
        )}
      </Fragment>
    ))}
  </Box>
);
