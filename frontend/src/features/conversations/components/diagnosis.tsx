import { useQuery } from '@tanstack/react-query';
import { Form, useZodForm } from '../../../shared/forms/form';
import { required } from '../../../shared/forms/field-rules';
import { Field } from '../../../shared/ui/field';
import { AccountSection } from '../../accounts/components/account-section';
import { diagnosisQuery, useStateDiagnosis } from '../api/diagnosis';

/** What somebody who keeps a diary lives with, in their own words; nothing for everybody else. */
export const Diagnosis = () => {
  const { data } = useQuery(diagnosisQuery);
  if (data === undefined || (data.diagnosis === null && !data.keeps_diary)) return null;
  return (
    <AccountSection
      title="Health diary"
      about="For whoever helps you with your diary. It is encrypted with your own key, and an administrator who reads it has to say why."
    >
      <Stated key={data.diagnosis} diagnosis={data.diagnosis ?? ''} />
    </AccountSection>
  );
};

const Stated = ({ diagnosis }: { diagnosis: string }) => {
  const state = useStateDiagnosis();
  const form = useZodForm({ diagnosis: required('Please enter a diagnosis', 200) }, { diagnosis });
  return (
    <Form
      form={form}
      onSubmit={({ diagnosis: typed }) => state.mutateAsync(typed)}
      action="Save diagnosis"
      busy={state.isPending}
    >
      <Field label="Diagnosis" autoComplete="off" {...form.field('diagnosis')} />
    </Form>
  );
};
