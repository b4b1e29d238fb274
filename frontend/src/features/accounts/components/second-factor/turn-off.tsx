import { Box, Button } from '@mui/material';
import * as z from 'zod/mini';
import { wordsOf } from '../../../../shared/api/problem';
import { useZodForm } from '../../../../shared/forms/use-zod-form';
import { useSingleFlight } from '../../../../shared/hooks/use-single-flight';
import { CodeField } from '../../../../shared/second-factor/code-field';
import { code } from '../../../../shared/second-factor/code-form';
import { BusyButton } from '../../../../shared/ui/busy-button';
import { Dialog } from '../../../../shared/ui/dialog';
import { FieldError } from '../../../../shared/ui/field-error';
import { keepFieldFocus } from '../../../../shared/ui/keep-field-focus';
import { PasswordField } from '../../../../shared/ui/password-field';
import { useDisableSecondFactor } from '../../api/second-factor';

const form = z.object({ password: z.string().check(z.minLength(1, 'Please enter your password')), code });

/** Asks for the password and a code. */
const TurnOff = ({ onClose }: { onClose: () => void }) => {
  const disable = useDisableSecondFactor();
  const { register, handleSubmit, formState } = useZodForm(form, { password: '', code: '' });
  const send = useSingleFlight(async (typed: z.infer<typeof form>) => {
    await disable.mutateAsync(typed).then(onClose, () => undefined);
  });
  return (
    <Dialog title="Turn Off the Second Factor" open onClose={onClose} maxWidth="xs" holdsTypedText={formState.isDirty}>
      <Box component="form" noValidate onSubmit={handleSubmit(send)} sx={{ display: 'grid', gap: 5 }}>
        <p>Your password alone will sign you in. Recovery codes that are left stop working.</p>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          autoFocus
          problem={formState.errors.password?.message}
          {...register('password')}
        />
        <CodeField problem={formState.errors.code?.message} {...register('code')} />
        <FieldError text={disable.isError ? wordsOf(disable.error, 'It could not be turned off.') : undefined} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <Button variant="outlined" onMouseDown={keepFieldFocus} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={disable.isPending}>
            Turn off
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
};

export default TurnOff;
