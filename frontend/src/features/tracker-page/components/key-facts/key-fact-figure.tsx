import { Box, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { FormattedKeyFact } from '#features/trackers/published/format-key-fact';

/**
 * A key fact in its usual notation; hover, focus or tap shows the exact value, which is its description for screen
 * readers.
 */
export const KeyFactFigure = ({ value: { shown, exact } }: { value: FormattedKeyFact }) =>
  shown === exact ? <>{shown}</> : <RoundedFigure shown={shown} exact={exact} />;

/** Time to read it after a tap, in milliseconds. */
const LINGER_MS = 4000;

const RoundedFigure = ({ shown, exact }: FormattedKeyFact) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Tooltip
      title={exact}
      describeChild
      placement="top"
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      leaveTouchDelay={LINGER_MS}
    >
      {/* On its own, the tooltip would open only after a long touch. */}
      <Box component="span" tabIndex={0} onClick={() => setIsOpen(true)} sx={{ borderRadius: '3px', cursor: 'help' }}>
        {shown}
      </Box>
    </Tooltip>
  );
};
