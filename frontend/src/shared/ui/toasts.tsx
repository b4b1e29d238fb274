import { styled } from '@mui/material';
import { forwardRef } from 'react';
import { SnackbarProvider, SnackbarContent, type CustomContentProps } from 'notistack';

const Slip = styled(SnackbarContent)<{ failed: boolean }>(({ theme, failed }) => ({
  width: 'auto',
  minWidth: 'min(280px, 100%) !important',
  maxWidth: 480,
  padding: '11px 16px',
  border: `1px solid ${theme.vars?.palette.rule}`,
  borderLeft: `3px solid ${failed ? theme.vars?.palette.failed : theme.vars?.palette.accent}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars?.palette.sheet,
  color: theme.vars?.palette.ink,
  boxShadow: 'var(--aidy-shadow)',
  fontSize: '0.9375rem',
}));

const Toast = forwardRef<HTMLDivElement, CustomContentProps>(({ message, variant, id }, ref) => (
  <Slip ref={ref} id={String(id)} role="status" aria-live="polite" failed={variant === 'error'}>
    {message}
  </Slip>
));
Toast.displayName = 'Toast';

const lifetimeMs = 2000;

export const Toasts = () => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={lifetimeMs}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    Components={{ default: Toast, error: Toast, success: Toast }}
  />
);
