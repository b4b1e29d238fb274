import { GlobalStyles, styled } from '@mui/material';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import { forwardRef, useEffect } from 'react';
import { subscribeToToasts, type ToastMessage } from './toast';
import { ToastActionButton } from './toast-action-button';
import { useToastContainer } from './toast-container';
import { useLifetime } from './use-lifetime';

const ToastContent = styled(SnackbarContent, { shouldForwardProp: (prop) => prop !== 'failed' })<{ failed: boolean }>(
  ({ theme: { vars, shape, typography }, failed }) => ({
    ...typography.body1,
    '&&': { width: 'auto', minWidth: 'min(280px, 100%)', maxWidth: 480 },
    alignItems: 'center',
    columnGap: 16,
    padding: '11px 16px',
    border: `1px solid ${vars?.palette.rule}`,
    borderLeft: `3px solid ${failed ? vars?.palette.failed : vars?.palette.accent}`,
    borderRadius: shape.borderRadius,
    background: vars?.palette.sheet,
    color: vars?.palette.ink,
    boxShadow: 'var(--aidy-shadow)',
  }),
);

interface ToastProps extends CustomContentProps {
  toast: ToastMessage;
}

const Toast = forwardRef<HTMLDivElement, ToastProps>(({ toast, id }, ref) => {
  const close = () => closeSnackbar(id);
  const handlers = useLifetime(toast, close);
  return (
    <ToastContent ref={ref} id={String(id)} role="status" aria-live="polite" failed={toast.failed} {...handlers}>
      {toast.message}
      <ToastActionButton message={toast} onDone={close} />
    </ToastContent>
  );
});
Toast.displayName = 'Toast';

const failures = new Set<SnackbarKey>();

/** Shows a message. A success closes the failures that are shown. */
const show = (toast: ToastMessage): void => {
  if (!toast.failed) failures.forEach((id) => closeSnackbar(id));
  const id = enqueueSnackbar({
    message: toast.message,
    variant: 'toast',
    toast,
    // notistack's own timer would not stop while an action has the focus.
    autoHideDuration: null,
    preventDuplicate: toast.failed,
    onClose: () => failures.delete(id),
  });
  if (toast.failed) failures.add(id);
};

/** Dialogs have their actions at the bottom, where messages usually appear. */
const clearOfActions = { 'body:has(.MuiDialog-root) .notistack-SnackbarContainer': { top: 14, bottom: 'auto' } };

export const Toasts = () => {
  const container = useToastContainer();
  useEffect(() => subscribeToToasts(show), []);
  return (
    <>
      <GlobalStyles styles={clearOfActions} />
      <SnackbarProvider
        domRoot={container ?? undefined}
        maxSnack={3}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        Components={{ toast: Toast }}
      />
    </>
  );
};

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: ToastMessage };
  }
}
