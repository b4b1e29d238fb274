import { Box, Button } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '#shared/api/client';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { emailRule, requiredText } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { copyWithToast } from '#shared/ui/copy-with-toast';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { Field } from '#shared/ui/fields/field';
import { SelectField } from '#shared/ui/fields/select-field';
import { useCommand } from '../commands/use-command';

const invite = z.object({
  email: emailRule,
  org_name: requiredText('Please name the organisation'),
  role: z.enum(['coordinator', 'legislation', 'applicant']),
});

/** Invites an address to an organisation. */
export const MakeInvite = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState<string>();
  return (
    <>
      <Button variant="contained" size="small" onClick={() => setIsOpen(true)} sx={{ mr: 2 }}>
        Invite
      </Button>
      {isOpen && <InviteDialog onMade={setLink} onClose={() => setIsOpen(false)} />}
      {link !== undefined && <MadeDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
};

const InviteDialog = ({ onMade, onClose }: { onMade: (link: string) => void; onClose: () => void }) => {
  const form = useZodForm(invite, { email: '', org_name: '', role: 'coordinator' }, 'onSubmit');
  const send = useCommand((values: z.infer<typeof invite>) => api.POST('/api/admin/invites', { body: values }), {
    onSuccess: ({ link }) => onMade(link),
  });
  return (
    <FormDialog
      title="Invite someone"
      form={form}
      onSubmit={(values) => send.mutateAsync(values, { onSuccess: onClose })}
      action="Send invite"
      busy={send.isPending || send.isSuccess}
      error={send.failure}
      onClose={onClose}
    >
      <Field label="Email" type="email" autoComplete="off" autoFocus {...form.field('email')} />
      <Field
        label="Organisation"
        hint="Use the same name for the same organisation."
        maxLength={100}
        {...form.field('org_name')}
      />
      <SelectField label="Member role" {...form.field('role')}>
        <option value="coordinator">Coordinator</option>
        <option value="legislation">Legislation</option>
        <option value="applicant">Applicant</option>
      </SelectField>
    </FormDialog>
  );
};

const MadeDialog = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const config = useOptionalQuery(configQuery);
  const copy = () => void copyWithToast(link, 'Link copied to clipboard', 'Failed to copy link');
  return (
    <Dialog
      title={config?.sends_mail === false ? 'Invite created' : 'The invite is on its way'}
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
        {config?.sends_mail === false && (
          <p>This server has no mail server, so the mail stays in its outbox: pass the link on yourself.</p>
        )}
        <Field label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      </Box>
    </Dialog>
  );
};
