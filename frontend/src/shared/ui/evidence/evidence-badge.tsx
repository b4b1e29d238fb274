import { Box } from '@mui/material';
import type { Source } from '../../api/source';
import { useShortcutsOn } from '../../hooks/shortcut-setting';
import { bareHost } from './bare-host';
import { EvidenceLink } from './evidence-link';
import { usePointedSource } from './pointed-source';
import { OpenSource, Provenance, Quote } from './quote';

interface EvidenceBadgeProps {
  n: number;
  source: Source;
  /** The citing line, highlighted within the quote. */
  line?: string;
}

/** The number after a line; its card has the quote. */
export const EvidenceBadge = ({ n, source, line }: EvidenceBadgeProps) => {
  const { pointed, point, leave } = usePointedSource();
  const label = `Source ${n}: ${source.title}, ${bareHost(source.host)}`;
  return (
    <EvidenceLink
      source={source}
      badge={n}
      label={label}
      onOpen={() => point(n)}
      onClose={() => leave(n)}
      card={<Quote source={source} line={line} />}
      cardFooter={<Footer source={source} />}
      sheetTitle={source.title}
      sheetLabel={`Source: ${source.title}`}
      sheet={
        <>
          <Quote source={source} line={line} />
          <Box sx={{ mt: 3 }}>
            <Provenance source={source} />
          </Box>
          <OpenSource source={source} />
        </>
      }
      sx={(open) => badgeSx(open || pointed === n)}
    >
      {n}
    </EvidenceLink>
  );
};

const Footer = ({ source }: { source: Source }) => {
  const shortcutsOn = useShortcutsOn();
  return (
    <Box
      sx={{
        display: 'flex',
        flexShrink: 0,
        gap: 4,
        justifyContent: 'space-between',
        borderTop: '1px solid',
        borderColor: 'rule',
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

const badgeSx = (lit: boolean) => ({
  typography: 'superior',
  position: 'relative',
  top: '-0.42em',
  ml: '1px',
  // So that a comma or bracket after it stays close.
  mr: '-2px',
  px: '3px',
  py: '1px',
  borderRadius: '3px',
  textDecoration: 'none',
  color: lit ? 'onAccent' : 'accent',
  bgcolor: lit ? 'accent' : 'transparent',
  '&::after': { content: '""', position: 'absolute', inset: '-8px -5px' },
});
