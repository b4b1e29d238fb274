import { Button } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { actionTexts } from '#shared/texts/actions';
import { formTexts } from '#shared/texts/forms';
import { now } from '#shared/time/clock';
import { DAY_MS } from '#shared/time/durations';
import { copyText } from '#shared/ui/copy-text';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { Field } from '#shared/ui/fields/field';
import { SelectField } from '#shared/ui/fields/select-field';
import { SecretBox } from '#shared/ui/secret-box';
import { toastFailure } from '#shared/ui/toasts/toast';
import { useCreateApiToken, type ApiTokenScope } from '../api/api-tokens';
import { scopeLabels } from '../scope-labels';
import { accountDialogTexts } from '../texts/dialogs';
import { accountTexts } from '../texts/page';

const rules = z.object({
  name: requiredText(() => accountDialogTexts().nameMissing, 100),
  scope: z.enum(['read', 'write', 'admin']),
  days: z.string(),
});

/** In days; the last one has no end. */
const lifetimes = ['30', '90', '365', ''] as const;

interface CreateApiTokenProps {
  /** Offers the scope that staff need. */
  forStaff: boolean;
  onClose: () => void;
}

/** Asks for the name, scope and lifetime of a token, then shows the token once. */
export const CreateApiToken = ({ forStaff, onClose }: CreateApiTokenProps) => {
  const texts = accountDialogTexts();
  const create = useCreateApiToken();
  const form = useZodForm(rules, { name: '', scope: 'read', days: '90' });
  const scopes: readonly ApiTokenScope[] = forStaff ? ['read', 'write', 'admin'] : ['read', 'write'];
  const save = ({ name, scope, days }: z.infer<typeof rules>) => {
    const expires = days === '' ? null : new Date(now().getTime() + Number(days) * DAY_MS).toISOString();
    return create.mutateAsync({ name, scopes: [scope], expires_at: expires });
  };
  if (create.data !== undefined) return <NewToken token={create.data.token} onClose={onClose} />;
  return (
    <FormDialog
      title={texts.newTokenTitle}
      form={form}
      onSubmit={save}
      action={accountTexts().createToken}
      busy={create.isPending}
      onClose={onClose}
    >
      <Field label={formTexts().name} hint={texts.nameHint} autoFocus {...form.field('name')} />
      <SelectField label={texts.scope} {...form.field('scope')}>
        {scopes.map((scope) => (
          <option key={scope} value={scope}>
            {scopeLabels()[scope]}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.expiresAfter} {...form.field('days')}>
        {lifetimes.map((days) => (
          <option key={days} value={days}>
            {texts.lifetimes[days]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
};

const NewToken = ({ token, onClose }: { token: string; onClose: () => void }) => {
  const texts = accountDialogTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(token);
      setIsCopied(true);
    } catch {
      toastFailure(texts.tokenNotCopied);
    }
  };
  return (
    <Dialog
      title={texts.copyNowTitle}
      open
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {actionTexts().done}
          </Button>
          <Button variant="contained" autoFocus onClick={() => void copy()}>
            {isCopied ? texts.copied : texts.copyToken}
          </Button>
        </>
      }
    >
      <p>{texts.shownOnce}</p>
      <SecretBox>{token}</SecretBox>
    </Dialog>
  );
};
