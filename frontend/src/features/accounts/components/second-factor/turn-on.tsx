import { Box, Button } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import type * as z from 'zod/mini';
import { wordsOf } from '../../../../shared/api/problem';
import { useZodForm } from '../../../../shared/forms/use-zod-form';
import { useSingleFlight } from '../../../../shared/hooks/use-single-flight';
import { CodeField } from '../../../../shared/second-factor/code-field';
import { codeForm } from '../../../../shared/second-factor/code-form';
import { BusyButton } from '../../../../shared/ui/busy-button';
import { Dialog } from '../../../../shared/ui/dialog';
import { keepFieldFocus } from '../../../../shared/ui/keep-field-focus';
import { useConfirmSecondFactor, type SecondFactorKit } from '../../api/second-factor';
import { RecoveryCodes } from './recovery-codes';

interface TurnOnProps {
  kit: SecondFactorKit;
  onClose: () => void;
}

/** Hands the secret to an authenticator app, asks for its first code, then shows the recovery codes once. */
const TurnOn = ({ kit, onClose }: TurnOnProps) => {
  const confirm = useConfirmSecondFactor();
  const { register, handleSubmit, formState, setFocus } = useZodForm(codeForm, { code: '' });
  const send = useSingleFlight(async ({ code }: z.infer<typeof codeForm>) => {
    await confirm.mutateAsync(code).catch(() => setFocus('code', { shouldSelect: true }));
  });
  if (confirm.isSuccess) return <RecoveryCodes codes={kit.recovery_codes} onClose={onClose} />;
  const failure = confirm.isError ? wordsOf(confirm.error, 'The code could not be checked.') : undefined;
  return (
    <Dialog title="Turn On the Second Factor" open onClose={onClose} maxWidth="xs" holdsTypedText={formState.isDirty}>
      <Box component="form" noValidate onSubmit={handleSubmit(send)} sx={{ display: 'grid', gap: 5 }}>
        <p>Scan this with an authenticator app, then enter the code that it shows.</p>
        <Box sx={{ justifySelf: 'center', '& svg': { display: 'block' } }}>
          {/* Black on white in both themes, with the quiet zone that scanners need. */}
          <QRCodeSVG
            value={kit.otpauth_url}
            size={208}
            marginSize={4}
            role="img"
            title="QR code of the second factor"
          />
        </Box>
        <div>
          <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
            Or type this key into the app:
          </Box>
          <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere', userSelect: 'all' }}>
            {inGroups(kit.secret)}
          </Box>
        </div>
        <CodeField
          autoFocus
          inputMode="numeric"
          hint="Six digits, new every 30 seconds."
          problem={formState.errors.code?.message ?? failure}
          {...register('code')}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <Button variant="outlined" onMouseDown={keepFieldFocus} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={confirm.isPending}>
            Turn on
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
};

/** Apps ignore the spaces. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export default TurnOn;
