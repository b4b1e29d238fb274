import { Box, Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { configQuery } from '../../../shared/api/get-config';

/** After registering. Where this installation keeps its mail instead of sending it, the way to it stands here too. */
export const CheckYourEmail = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const outbox = useQuery(configQuery).data?.outbox ?? false;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="status">
      <Box component="h2" ref={heading} tabIndex={-1} sx={{ typography: 'h3', mb: 2 }}>
        Please check your email
      </Box>
      <Box component="p" sx={{ color: 'quiet', mb: 5 }}>
        We've sent a verification link to {email}. Click the link to verify your email and start tracking.
      </Box>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onDone}>
          Got it
        </Button>
        {outbox && <Link href="/outbox">Open the outbox of this computer</Link>}
      </Box>
    </Box>
  );
};
