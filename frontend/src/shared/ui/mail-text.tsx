import { Box } from '@mui/material';
import { Fragment } from 'react';

/** Punctuation at the end of a URL belongs to the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>()]*[^\s<>().,:;!?'"’”»])/u;

/** The text of a mail as it was written, with its URLs as links. */
export const MailText = ({ text }: { text: string }) => (
  <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
    {text.split(ADDRESS).map((part, index) => (
      <Fragment key={index}>
        {ADDRESS.test(part) ? (
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
