import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { requiredText } from '#shared/forms/field-rules';
import { useSubmit, useZodForm } from '#shared/forms/form';
import { widths } from '#shared/theme/tokens';
import { AccountSection } from '#shared/ui/account-section';
import { BusyButton } from '#shared/ui/busy-button';
import { Field } from '#shared/ui/fields/field';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { diagnosisQuery, useSaveDiagnosis } from '../api/diagnosis';
import { conditionTexts } from '../texts/condition';
import { diaryTexts } from '../texts/diary';

/** The condition that a diary keeper lives with, in their own words, and a link to the diary. */
export const Diagnosis = () => {
  const result = useQuery(diagnosisQuery);
  const texts = conditionTexts();
  const isKept = result.data !== undefined && (result.data.diagnosis !== null || result.data.keeps_diary);
  const about = result.data === undefined ? undefined : isKept ? texts.whoIsShown : texts.forWhom;
  return (
    <AccountSection title={texts.healthDiary} about={about}>
      <ResultView result={result} compact contentName={diaryTexts().yourDiary} skeleton={{ lines: [46], height: 20 }}>
        {({ diagnosis }) =>
          isKept ? (
            <Box sx={{ display: 'grid', gap: 4 }}>
              <DiagnosisForm diagnosis={diagnosis ?? ''} />
              <div>
                <TextButton to="/diary">{texts.open}</TextButton>
              </div>
            </Box>
          ) : (
            <TextButton to="/diary">{texts.begin}</TextButton>
          )
        }
      </ResultView>
    </AccountSection>
  );
};

/** Asks for the diagnosis, and saves it. */
export const DiagnosisForm = ({ diagnosis }: { diagnosis: string }) => {
  const save = useSaveDiagnosis();
  const form = useZodForm({ diagnosis: requiredText(() => conditionTexts().diagnosisMissing, 200) }, { diagnosis });
  const submit = useSubmit(form, (values) =>
    save.mutateAsync(values.diagnosis, { onSuccess: () => form.reset(values, { keepValues: true }) }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: widths.form }}>
      <Field label={conditionTexts().diagnosis} autoComplete="off" {...form.field('diagnosis')} />
      <div>
        <BusyButton type="submit" variant="outlined" busy={save.isPending}>
          {conditionTexts().save}
        </BusyButton>
      </div>
    </Box>
  );
};
