import { Box } from '@mui/material';
import { useUpdateEmails } from '../hooks/use-update-emails';
import { Switch } from './switch';

const notEmailed = 'Not sent by this installation yet';

interface EmailSwitchProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch about update emails, which says so if this installation sends none. */
export const EmailSwitch = (props: EmailSwitchProps) => {
  const silent = useUpdateEmails() === false;
  return (
    <>
      <Switch {...props} hint={silent ? notEmailed : undefined} />
      {silent && (
        <Box component="span" aria-hidden sx={{ display: 'block', typography: 'body2', color: 'quiet' }}>
          {notEmailed}
        </Box>
      )}
    </>
  );
};
