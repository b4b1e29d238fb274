import { Box } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';

interface SidebarEntryProps {
  to: string;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  /** Marks it as current even if the URL differs. */
  isCurrent?: boolean;
  count?: string;
  children: ReactNode;
}

/** A page that the sidebar leads to. */
export const SidebarEntry = ({ to, Icon, isCurrent = false, count, children }: SidebarEntryProps) => {
  const content = (
    <>
      <Icon aria-hidden />
      <span>{children}</span>
      {count !== undefined && (
        <Box component="span" sx={{ ml: 'auto', typography: 'body2', color: 'quiet' }}>
          {count}
        </Box>
      )}
    </>
  );
  return (
    <li>
      {isCurrent ? (
        <CurrentLink to={to}>{content}</CurrentLink>
      ) : (
        <Box component={NavLink} to={to} sx={sidebarEntrySx}>
          {content}
        </Box>
      )}
    </li>
  );
};

interface CurrentLinkProps {
  to: string;
  sx?: object;
  children: ReactNode;
}

/** A link marked as current even if the URL differs, for which NavLink has no setting. */
export const CurrentLink = ({ to, sx, children }: CurrentLinkProps) => (
  <Box component={Link} to={to} className="active" aria-current="page" sx={{ ...sidebarEntrySx, ...sx }}>
    {children}
  </Box>
);

export const sidebarEntrySx = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: 37,
  px: 3,
  borderRadius: 1,
  color: 'quiet',
  font: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: 'ink' },
  '&.active': { color: 'ink', bgcolor: 'wash' },
  '&.active::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 11,
    bottom: 11,
    width: 3,
    bgcolor: 'accent',
    borderRadius: '2px',
  },
};
