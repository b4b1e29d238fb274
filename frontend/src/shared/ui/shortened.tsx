import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { excerpt } from './excerpt';

/** A text cut between two words after about `room` characters. Screen readers get it whole. */
export const Shortened = ({ text, room }: { text: string; room: number }) => {
  const { shown, rest } = excerpt(text, room);
  if (rest === '') return <>{text}</>;
  return (
    <>
      {shown}
      <Box component="span" sx={visuallyHidden}>
        {rest}
      </Box>
      {/* A word joiner after it: what follows, such as a badge, does not fall to a line of its own. */}
      <span aria-hidden>{'…\u2060'}</span>
    </>
  );
};
