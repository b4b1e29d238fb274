import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { excerpt } from './excerpt';

/** Cuts a text between words after about `room` characters. Screen readers get the full text. */
export const Shortened = ({ text, room }: { text: string; room: number }) => {
  const { shown, rest } = excerpt(text, room);
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
