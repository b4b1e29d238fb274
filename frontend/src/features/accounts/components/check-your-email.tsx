import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { registrationTexts } from '../texts/registration';

/** Shown after registering. If mail is stored instead of sent, says so and links to the outbox. */
export const CheckYourEmail = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const texts = registrationTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const outbox = useOptionalQuery(configQuery)?.outbox ?? false;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="status">
      <Box component="h2" ref={heading} tabIndex={-1} sx={{ typography: 'h3', mb: 2 }}>
        {texts.checkEmail}
      </Box>
      <Box component="p" sx={{ color: 'quiet', mb: 5 }}>
        {texts.linkSent(email)}
      </Box>
      {outbox && (
        <Box component="p" sx={{ mb: 5 }}>
          {texts.mailSavedHere}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {outbox && (
          <Button variant="contained" href="/outbox">
            {texts.openOutbox}
          </Button>
        )}
        <Button variant={outbox ? 'outlined' : 'contained'} onClick={onDone}>
          {texts.gotIt}
        </Button>
      </Box>
    </Box>
  );
};
