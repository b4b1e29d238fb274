import { Box, Link } from '@mui/material';

/** What became of a page that a run considered. */
export type Outcome = 'told' | 'evidence' | 'left_out' | 'known' | 'unreachable';

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  told: 'told',
  evidence: 'evidence',
  left_out: 'left out',
  known: 'known',
  unreachable: 'unreachable',
};

interface ConsideredPageProps {
  readonly url: string;
  readonly title: string;
}

/** A page by its title, with its address below. */
export const ConsideredPage = ({ url, title }: ConsideredPageProps) => (
  <Box sx={{ overflowWrap: 'anywhere', minWidth: 240 }}>
    {title}
    <Box>
      <Link href={url} rel="noreferrer" target="_blank">
        {url}
      </Link>
    </Box>
  </Box>
);
