import { FunctionField, TextField, useRecordContext } from 'react-admin';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { DateTimeField } from '../fields/date-time-field';
import { UserLink } from '../fields/user-link';
import { Fact, Facts, ResourceShow } from '../resource/resource-show';
import { type Answers, type AnswersRow, formatRequired } from './answers';
import { QuestionsWithFiles } from './questions-with-files';

/** One applicant's answers, question by question. */
export const AnswersShow = () => (
  <ResourceShow defaultTitle="Answers">
    <Facts>
      <Fact label="Applicant" value={<UserLink source="user_id" />} />
      <Fact label="Organisation" value={<TextField source="org_name" emptyText="–" />} />
      <Fact label="Answered" value={<FunctionField<Answers> render={formatRequired} />} />
      <Fact label="Last change" value={<DateTimeField source="changed_at" />} />
    </Facts>
    <AnswersContent />
  </ResourceShow>
);

const AnswersContent = () => {
  // At first the row of the list, for users who come from there.
  const answers = useRecordContext<AnswersRow | Answers>();
  if (answers === undefined || !('questions' in answers)) return <SkeletonLines lines={[40, 100, 60]} height={24} />;
  return <QuestionsWithFiles key={answers.id} answers={answers} />;
};
