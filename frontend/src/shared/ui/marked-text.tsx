import { Box } from '@mui/material';
import { Fragment } from 'react';

interface MarkedTextProps {
  text: string;
  /** Ranges of the marked words, in UTF-16 code units. */
  marks: readonly { readonly from: number; readonly to: number }[];
}

/** A text with its matching words highlighted. */
export const MarkedText = ({ text, marks }: MarkedTextProps) => (
  <>
    {marks.map(({ from, to }, index) => (
      <Fragment key={from}>
        {text.slice(marks[index - 1]?.to ?? 0, from)}
        {/* `quiet` has too little contrast on `marker`. */}
        <Box component="mark" sx={{ color: 'ink' }}>
          {text.slice(from, to)}
        </Box>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.to ?? 0)}
  </>
);
