import { Box } from '@mui/material';
import * as z from 'zod/mini';
import { configQuery } from '#shared/api/get-config';
import { messageIfFailed } from '#shared/api/problem';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { requiredText } from '#shared/forms/field-rules';
import { useSubmit, useZodForm } from '#shared/forms/form';
import { BusyButton } from '#shared/ui/busy-button';
import { Field } from '#shared/ui/fields/field';
import { SelectField } from '#shared/ui/fields/select-field';
import { useAddChannel } from '../api/channels';
import { channelKinds } from '../channel-labels';
import { channelTexts } from '../texts/channels';

const rules = {
  kind: z.enum(['email', 'slack', 'sms', 'webhook']),
  target: requiredText(() => channelTexts().targetMissing),
};

/** Adds a channel; the server says what is wrong with its target. */
export const AddChannel = () => {
  const texts = channelTexts();
  const add = useAddChannel();
  const form = useZodForm(rules, { kind: 'email', target: '' });
  const config = useOptionalQuery(configQuery);
  const offered = channelKinds.filter((kind) => kind !== 'sms' || config?.text_messages === true);
  const chosen = channelKinds.find((kind) => kind === form.watch('kind')) ?? 'email';
  const save = useSubmit(form, (values) =>
    add.mutateAsync({ ...values, enabled: true }, { onSuccess: () => form.reset({ ...values, target: '' }) }),
  );
  return (
    <Box component="form" noValidate onSubmit={save} sx={formSx}>
      <SelectField label={texts.channel} {...form.field('kind')}>
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <Field label={texts.targets[chosen]} {...form.field('target', messageIfFailed(add, texts.notAdded))} />
      <BusyButton
        type="submit"
        variant="outlined"
        busy={add.isPending}
        sx={{ mt: { sm: '26px' }, justifySelf: 'start' }}
      >
        {texts.add}
      </BusyButton>
    </Box>
  );
};

const formSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr) auto' },
  alignItems: 'start',
  gap: 4,
};
