import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { configQuery } from '../../../shared/api/get-config';
import { wordsOf } from '../../../shared/api/problem';
import { required } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { useSingleFlight } from '../../../shared/hooks/use-single-flight';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Field } from '../../../shared/ui/field';
import { SelectField } from '../../../shared/ui/select-field';
import { useAddChannel } from '../api/channels';
import { kinds, kindWords, targetWords } from '../channel-words';

const form = z.object({
  kind: z.enum(['email', 'slack', 'sms', 'webhook']),
  target: required('Please enter where to send updates'),
});

/** Adds a channel; the server says what is wrong with its target. */
export const AddChannel = () => {
  const add = useAddChannel();
  const { register, handleSubmit, formState, reset, watch } = useZodForm(form, { kind: 'email', target: '' });
  const { data: config } = useQuery(configQuery);
  const offered = kinds.filter((kind) => kind !== 'sms' || config?.text_messages === true);
  const chosen = kinds.find((kind) => kind === watch('kind')) ?? 'email';
  const save = useSingleFlight(async (typed: z.infer<typeof form>) => {
    const done = { onSuccess: () => reset({ ...typed, target: '' }) };
    await add.mutateAsync({ ...typed, enabled: true }, done).catch(() => undefined);
  });
  return (
    <Box component="form" noValidate onSubmit={handleSubmit(save)} sx={formSx}>
      <SelectField label="Channel" {...register('kind')}>
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {kindWords[kind]}
          </option>
        ))}
      </SelectField>
      <Field
        label={targetWords[chosen]}
        problem={formState.errors.target?.message ?? (add.isError ? wordsOf(add.error, 'Not added.') : undefined)}
        {...register('target')}
      />
      <BusyButton
        type="submit"
        variant="outlined"
        busy={add.isPending}
        sx={{ mt: { sm: '26px' }, justifySelf: 'start' }}
      >
        Add channel
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
