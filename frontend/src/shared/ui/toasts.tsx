import { styled } from '@mui/material';
import { enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import { forwardRef, useEffect } from 'react';
import { showToastsWith, toastLifetimeMs } from './toast';

const Slip = styled(SnackbarContent, { shouldForwardProp: (prop) => prop !== 'failed' })<{ failed: boolean }>(
  ({ theme: { vars, shape }, failed }) => ({
    '&&': { width: 'auto', minWidth: 'min(280px, 100%)', maxWidth: 480 },
    padding: '11px 16px',
    border: `1px solid ${vars?.palette.rule}`,
    borderLeft: `3px solid ${failed ? vars?.palette.failed : vars?.palette.accent}`,
    borderRadius: shape.borderRadius,
    background: vars?.palette.sheet,
    color: vars?.palette.ink,
    boxShadow: 'var(--aidy-shadow)',
    fontSize: '0.9375rem',
  }),
);

const Toast = forwardRef<HTMLDivElement, CustomContentProps>(({ message, variant, id }, ref) => (
  <Slip ref={ref} id={String(id)} role="status" aria-live="polite" failed={variant === 'error'}>
    {message}
  </Slip>
));
Toast.displayName = 'Toast';

const Toasts = () => {
  useEffect(
    () => showToastsWith(({ words, failed }) => void enqueueSnackbar(words, { variant: failed ? 'error' : 'default' })),
    [],
  );
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={toastLifetimeMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={{ default: Toast, error: Toast }}
    />
  );
};

export default Toasts;
