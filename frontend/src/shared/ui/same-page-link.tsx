import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SamePageLinkProps {
  /** Id of an element of the page. */
  to: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * Scrolls to an element of the page and focuses it. After a plain link to a hash the router scrolls back to the top.
 */
export const SamePageLink = ({ to, sx, children }: SamePageLinkProps) => {
  const focus = () => {
    const target = document.getElementById(to);
    if (target === null) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return (
    <Box component={Link} to={{ hash: to }} onClick={focus} sx={sx}>
      {children}
    </Box>
  );
};
