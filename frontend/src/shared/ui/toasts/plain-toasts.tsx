import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { subscribeToToasts, type ToastMessage } from './toast';
import { ToastActionButton } from './toast-action-button';
import { useToastContainer } from './toast-container';
import { useLifetime } from './use-lifetime';

/** Shows the latest message if the code of the regular toasts cannot be loaded. */
export const PlainToasts = () => {
  const container = useToastContainer();
  const [message, setMessage] = useState<ToastMessage | null>(null);
  useEffect(() => subscribeToToasts(setMessage), []);
  const shown = (
    <Box role="status" sx={{ position: 'fixed', zIndex: 'snackbar', top: 20, insetInline: 20, textAlign: 'center' }}>
      {message !== null && <PlainToast message={message} onEnd={() => setMessage(null)} />}
    </Box>
  );
  return container === null ? shown : createPortal(shown, container);
};

const PlainToast = ({ message, onEnd }: { message: ToastMessage; onEnd: () => void }) => (
  <Box
    component="span"
    {...useLifetime(message, onEnd)}
    sx={{
      display: 'inline-flex',
      flexWrap: 'wrap',
      columnGap: 4,
      p: '11px 16px',
      bgcolor: 'sheet',
      border: '1px solid',
      borderColor: message.failed ? 'failed' : 'rule',
      borderRadius: 1,
      boxShadow: 'var(--aidy-shadow)',
    }}
  >
    {message.message}
    <ToastActionButton message={message} onDone={onEnd} />
  </Box>
);
