import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { configQuery } from '../../../shared/api/get-config';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';

/** Shown after registering. If mail is stored instead of sent, says so and links to the outbox. */
export const CheckYourEmail = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const outbox = useOptionalQuery(configQuery)?.outbox ?? false;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="status">
      <Box component="h2" ref={heading} tabIndex={-1} sx={{ typography: 'h3', mb: 2 }}>
        Please check your email
      </Box>
      <Box component="p" sx={{ color: 'quiet', mb: 5 }}>
        We've sent a verification link to {email}. Click the link to verify your email and start tracking.
      </Box>
      {outbox && (
        <Box component="p" sx={{ mb: 5 }}>
          This installation has no mail server, so the message was saved on this computer instead of being sent.
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {outbox && (
          <Button variant="contained" href="/outbox">
            Open this computer’s outbox
          </Button>
        )}
        <Button variant={outbox ? 'outlined' : 'contained'} onClick={onDone}>
          Got it
        </Button>
      </Box>
    </Box>
  );
};
