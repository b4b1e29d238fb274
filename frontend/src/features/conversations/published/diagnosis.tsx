import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { requiredText } from '#shared/forms/field-rules';
import { useSubmit, useZodForm } from '#shared/forms/form';
import { AccountSection } from '#shared/ui/account-section';
import { BusyButton } from '#shared/ui/busy-button';
import { Field } from '#shared/ui/fields/field';
import { LoadError } from '#shared/ui/states/load-error';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { TextButton } from '#shared/ui/text-button';
import { diagnosisQuery, useSaveDiagnosis } from '../api/diagnosis';
import { conditionTexts } from '../texts/condition';

/** The condition that a diary keeper lives with, in their own words, and a link to the diary. */
export const Diagnosis = () => {
  const { data, isError, refetch } = useQuery(diagnosisQuery);
  if (data === undefined)
    return (
      <AccountSection title={conditionTexts().healthDiary}>
        {isError ? (
          <LoadError small what={conditionTexts().yourDiary} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={[46]} height={20} />
        )}
      </AccountSection>
    );
  if (data.diagnosis === null && !data.keeps_diary)
    return (
      <AccountSection title={conditionTexts().healthDiary} about={conditionTexts().forWhom}>
        <TextButton to="/diary">{conditionTexts().begin}</TextButton>
      </AccountSection>
    );
  return (
    <AccountSection title={conditionTexts().healthDiary} about={conditionTexts().whoIsShown}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <DiagnosisForm diagnosis={data.diagnosis ?? ''} />
        <div>
          <TextButton to="/diary">{conditionTexts().open}</TextButton>
        </div>
      </Box>
    </AccountSection>
  );
};

/** Asks for the diagnosis, and saves it. */
export const DiagnosisForm = ({ diagnosis }: { diagnosis: string }) => {
  const save = useSaveDiagnosis();
  const form = useZodForm({ diagnosis: requiredText(() => conditionTexts().diagnosisMissing, 200) }, { diagnosis });
  const submit = useSubmit(form, (typed) =>
    save.mutateAsync(typed.diagnosis, { onSuccess: () => form.reset(typed, { keepValues: true }) }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
      <Field label={conditionTexts().diagnosis} autoComplete="off" {...form.field('diagnosis')} />
      <div>
        <BusyButton type="submit" variant="outlined" busy={save.isPending}>
          {conditionTexts().save}
        </BusyButton>
      </div>
    </Box>
  );
};
