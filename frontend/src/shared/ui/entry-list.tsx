import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A list of an account's tokens, sessions and the like. */
export const EntryList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
    {children}
  </Box>
);

interface EntryProps {
  title: ReactNode;
  /** Facts about it, each on a separate line on narrow screens. */
  facts: readonly ReactNode[];
  action?: ReactNode;
  /** Further controls of the entry, and their results. */
  children?: ReactNode;
}

export const ListEntry = ({ title, facts, action, children }: EntryProps) => (
  <Box component="li" sx={entrySx}>
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, typography: 'body2', color: 'quiet' }}>
        {facts.map((fact, index) => (
          <span key={index}>{fact}</span>
        ))}
      </Box>
      {children}
    </Box>
    {action}
  </Box>
);

const entrySx = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 4,
  py: 3,
  '&:first-of-type': { pt: 0 },
  '& + &': { borderTop: 'hairline' },
};
