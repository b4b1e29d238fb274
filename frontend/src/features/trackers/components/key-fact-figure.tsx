import { Box, Tooltip } from '@mui/material';
import type { KeyFactWords } from '../key-fact-words';

/** A key fact as people write it; hover, focus or tap shows it exactly, which screen readers hear as its description. */
export const KeyFactFigure = ({ words: { shown, exact } }: { words: KeyFactWords }) =>
  shown === exact ? (
    <>{shown}</>
  ) : (
    <Tooltip title={exact} describeChild enterTouchDelay={0}>
      <Box component="span" tabIndex={0} sx={{ borderRadius: '3px', cursor: 'help' }}>
        {shown}
      </Box>
    </Tooltip>
  );
