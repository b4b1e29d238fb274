import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSubmit, useZodForm } from '../../../shared/forms/form';
import { requiredText } from '../../../shared/forms/field-rules';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Field } from '../../../shared/ui/field';
import { TextButton } from '../../../shared/ui/text-button';
import { AccountSection } from '../../../shared/ui/account-section';
import { diagnosisQuery, useSaveDiagnosis } from '../api/diagnosis';
import { LoadError } from '../../../shared/ui/load-error';
import { SkeletonLines } from '../../../shared/ui/skeleton';

/** The condition that a diary keeper lives with, in their own words, and a link to the diary. */
export const Diagnosis = () => {
  const { data, isError, refetch } = useQuery(diagnosisQuery);
  if (data === undefined)
    return (
      <AccountSection title="Health diary">
        {isError ? (
          <LoadError small what="Your diary" onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={[46]} height={20} />
        )}
      </AccountSection>
    );
  if (data.diagnosis === null && !data.keeps_diary)
    return (
      <AccountSection title="Health diary" about="For people who live with a chronic condition.">
        <TextButton to="/diary">Begin a diary</TextButton>
      </AccountSection>
    );
  return (
    <AccountSection
      title="Health diary"
      about="Shown to whoever helps you with your diary. It is encrypted with your own key, and administrators must give a reason to read it."
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <DiagnosisForm diagnosis={data.diagnosis ?? ''} />
        <div>
          <TextButton to="/diary">Open your diary</TextButton>
        </div>
      </Box>
    </AccountSection>
  );
};

/** Asks for the diagnosis, and saves it. */
export const DiagnosisForm = ({ diagnosis }: { diagnosis: string }) => {
  const save = useSaveDiagnosis();
  const form = useZodForm({ diagnosis: requiredText('Please enter a diagnosis', 200) }, { diagnosis });
  const submit = useSubmit(form, (typed) =>
    save.mutateAsync(typed.diagnosis, { onSuccess: () => form.reset(typed, { keepValues: true }) }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
      <Field label="Diagnosis" autoComplete="off" {...form.field('diagnosis')} />
      <div>
        <BusyButton type="submit" variant="outlined" busy={save.isPending}>
          Save diagnosis
        </BusyButton>
      </div>
    </Box>
  );
};
