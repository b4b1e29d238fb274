import { Box } from '@mui/material';
import type { ButtonHTMLAttributes, ComponentType } from 'react';

interface SidebarSettingProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  Icon: ComponentType<{ 'aria-hidden': true }>;
}

/** A setting at the bottom of the sidebar. */
export const SidebarSetting = ({ Icon, children, ...button }: SidebarSettingProps) => (
  <Box component="button" type="button" {...button} sx={quietEntrySx}>
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
