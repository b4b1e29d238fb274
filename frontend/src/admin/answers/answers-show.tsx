import { useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { fieldsOf } from '../fields/fields-of';
import { Fact, Facts, ResourceShow } from '../resource/resource-show';
import { type Answers, formatRequired } from './answers';
import { QuestionsWithFiles } from './questions-with-files';

const { DateTimeField, FunctionField, TextField, UserLink } = fieldsOf<Schema<'AnswersRow'>>();

/** One applicant's answers, question by question. */
export const AnswersShow = () => (
  <ResourceShow defaultTitle="Answers">
    <Facts>
      <Fact label="Applicant" value={<UserLink source="user_id" />} />
      <Fact label="Organisation" value={<TextField source="org_name" emptyText="–" />} />
      <Fact label="Answered" value={<FunctionField render={formatRequired} />} />
      <Fact label="Last change" value={<DateTimeField source="changed_at" />} />
    </Facts>
    <AnswersContent />
  </ResourceShow>
);

const AnswersContent = () => {
  // At first the row of the list, for users who come from there.
  const answers = useRecordContext<Answers>();
  if (answers?.questions === undefined) return <SkeletonLines lines={[40, 100, 60]} height={24} />;
  return <QuestionsWithFiles key={answers.id} userId={answers.id} questions={answers.questions} />;
};
