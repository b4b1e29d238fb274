import { Box } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';

interface SidebarSettingProps {
  Icon: ComponentType<{ 'aria-hidden': true }>;
  title?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A setting at the bottom of the sidebar. */
export const SidebarSetting = ({ Icon, title, onClick, children }: SidebarSettingProps) => (
  <Box component="button" type="button" title={title} onClick={onClick} sx={quietEntrySx}>
    <Icon aria-hidden />
    {children}
  </Box>
);

const quietEntrySx = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: 34,
  px: 3,
  border: 0,
  borderRadius: 1,
  background: 'none',
  color: 'quiet',
  font: 'inherit',
  typography: 'body2',
  cursor: 'pointer',
  '&:hover': { color: 'ink' },
};
