import { Box } from '@mui/material';
import { useShortcutsEnabled } from '#shared/hooks/shortcut-setting';
import { Provenance } from '../published/quote';
import type { Source } from '../published/source';

/** The page of a quote on a badge's card, and the keys that lead to the next badge. */
export const QuoteFooter = ({ source }: { source: Source }) => {
  const shortcutsOn = useShortcutsEnabled();
  return (
    <Box
      sx={{
        display: 'flex',
        flexShrink: 0,
        gap: 4,
        justifyContent: 'space-between',
        borderTop: 'hairline',
        mt: 3.5,
        pt: 2.5,
      }}
    >
      <Box>
        <Box component="p" sx={{ typography: 'label' }}>
          {source.title}
        </Box>
        <Provenance source={source} />
      </Box>
      {shortcutsOn && (
        <Box aria-hidden sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexShrink: 0 }}>
          <kbd>[</kbd>
          <kbd>]</kbd>
        </Box>
      )}
    </Box>
  );
};
