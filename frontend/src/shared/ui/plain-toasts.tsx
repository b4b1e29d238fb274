import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { ToastActionButton } from './toast-action-button';
import { lifetimeOf, showToastsWith, type Message } from './toast';

/** Shows the latest message if the code of the regular toasts cannot be loaded. */
export const PlainToasts = () => {
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => showToastsWith(setMessage), []);
  useEffect(() => {
    if (message === null) return;
    const gone = setTimeout(() => setMessage(null), lifetimeOf(message));
    return () => clearTimeout(gone);
  }, [message]);
  return (
    <Box role="status" sx={{ position: 'fixed', zIndex: 'snackbar', bottom: 20, insetInline: 20, textAlign: 'center' }}>
      {message !== null && (
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            p: '11px 16px',
            bgcolor: 'sheet',
            border: '1px solid',
            borderColor: message.failed ? 'failed' : 'rule',
            borderRadius: 1,
            boxShadow: 'var(--aidy-shadow)',
          }}
        >
          {message.words}
          <ToastActionButton message={message} onDone={() => setMessage(null)} />
        </Box>
      )}
    </Box>
  );
};
