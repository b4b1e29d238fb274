import { Box } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { messageIfFailed } from '#shared/api/problem';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { CodeField } from '#shared/second-factor/code-field';
import { codeRule } from '#shared/second-factor/code-rule';
import { useConfirmSecondFactor, type SecondFactorKit } from '../../api/second-factor';
import { accountDialogTexts } from '../../texts/dialogs';
import { accountTexts } from '../../texts/page';
import { RecoveryCodes } from './recovery-codes';

interface TurnOnProps {
  kit: SecondFactorKit;
  onClose: () => void;
}

/** Hands the secret to an authenticator app, asks for its first code, then shows the recovery codes once. */
export const TurnOn = ({ kit, onClose }: TurnOnProps) => {
  const texts = accountDialogTexts();
  const confirm = useConfirmSecondFactor();
  const form = useZodForm({ code: codeRule }, { code: '' });
  const onError = () => form.setFocus('code', { shouldSelect: true });
  if (confirm.isSuccess) return <RecoveryCodes codes={kit.recovery_codes} onClose={onClose} />;
  return (
    <FormDialog
      title={texts.turnOnTitle}
      form={form}
      onSubmit={(values) => confirm.mutateAsync(values.code, { onError })}
      action={accountTexts().turnOn}
      busy={confirm.isPending}
      onClose={onClose}
    >
      <p>{texts.scan}</p>
      <Box sx={{ justifySelf: 'center', '& svg': { display: 'block' } }}>
        {/* Black on white in both themes, with the quiet zone that scanners need. */}
        <QRCodeSVG value={kit.otpauth_url} size={208} marginSize={4} role="img" title={texts.qrCode} />
      </Box>
      <div>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {texts.orType}
        </Box>
        <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere', userSelect: 'all' }}>
          {inGroups(kit.secret)}
        </Box>
      </div>
      <CodeField
        autoFocus
        inputMode="numeric"
        hint={texts.codeHint}
        {...form.field('code', messageIfFailed(confirm, texts.codeNotChecked))}
      />
    </FormDialog>
  );
};

/** Apps ignore the spaces. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
