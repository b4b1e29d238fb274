import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { excerpt } from './excerpt';

/** Cuts a text between words after about `maxLength` characters. Screen readers get the full text. */
export const TruncatedText = ({ text, maxLength }: { text: string; maxLength: number }) => {
  const { shown, rest } = excerpt(text, maxLength);
  if (rest === '') return <>{text}</>;
  return (
    <>
      {shown}
      <Box component="span" sx={visuallyHidden}>
        {rest}
      </Box>
      {/* The word joiner keeps what follows, such as a badge, on the same line. */}
      <span aria-hidden>{'…\u2060'}</span>
    </>
  );
};
