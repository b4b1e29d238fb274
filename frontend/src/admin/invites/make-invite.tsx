import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import * as z from 'zod/mini';
import { email, required } from '../../shared/forms/field-rules';
import { useZodForm } from '../../shared/forms/use-zod-form';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { copyText } from '../../shared/ui/copy-text';
import { Dialog } from '../../shared/ui/dialog';
import { Field } from '../../shared/ui/field';
import { FieldError } from '../../shared/ui/field-error';
import { SelectField } from '../../shared/ui/select-field';
import type { AdminData } from '../data-provider';

const invite = z.object({
  email,
  org_name: required('Please name the organisation'),
  role: z.enum(['coordinator', 'legislation', 'applicant']),
});

/** Invites an address to an organisation. */
export const MakeInvite = () => {
  const [asking, setAsking] = useState(false);
  const [link, setLink] = useState<string>();
  return (
    <>
      <Button variant="contained" size="small" onClick={() => setAsking(true)} sx={{ mr: 2 }}>
        Invite
      </Button>
      {asking && (
        <InviteDialog
          onMade={(made) => {
            setAsking(false);
            setLink(made);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {link !== undefined && <MadeDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
};

const InviteDialog = ({ onMade, onClose }: { onMade: (link: string) => void; onClose: () => void }) => {
  const data = useDataProvider<AdminData>();
  const refresh = useRefresh();
  const formId = useId();
  const { register, handleSubmit, formState } = useZodForm(
    invite,
    { email: '', org_name: '', role: 'coordinator' },
    'onSubmit',
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = handleSubmit(async (typed) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const made = await data.command('POST', 'invites', typed);
      refresh();
      onMade(String(Reflect.get(Object(made), 'link')));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  });
  const problems = formState.errors;
  return (
    <ActionDialog
      title="Invite someone"
      action="Send invite"
      busy={busy}
      holdsTypedText
      onAct={() => void submit()}
      onClose={onClose}
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 4 }}
      >
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          autoFocus
          problem={problems.email?.message}
          {...register('email')}
        />
        <Field
          label="Organisation"
          hint="The same name is the same organisation."
          maxLength={100}
          problem={problems.org_name?.message}
          {...register('org_name')}
        />
        <SelectField label="Member role" problem={problems.role?.message} {...register('role')}>
          <option value="coordinator">Coordinator</option>
          <option value="legislation">Legislation</option>
          <option value="applicant">Applicant</option>
        </SelectField>
        <FieldError id="refused" text={failure} />
        {/* So that Enter sends the form, whose button stands outside of it. */}
        <button type="submit" hidden />
      </Box>
    </ActionDialog>
  );
};

const MadeDialog = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const notify = useNotify();
  const copy = () =>
    void copyText(link).then(
      () => notify('Link copied to clipboard'),
      () => notify('Failed to copy link', { type: 'error' }),
    );
  return (
    <Dialog
      title="The invite is on its way"
      open
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={copy}>
            Copy link
          </Button>
          <Button variant="contained" autoFocus onClick={onClose}>
            OK
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <p>The mail has this link, which works once, within 14 days. Whoever has it can join.</p>
        <Field label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      </Box>
    </Dialog>
  );
};
