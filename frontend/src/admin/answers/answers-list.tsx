import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { textFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { answersColumns } from './answers-columns';

const { UserLink } = fieldsOf<Schema<'AnswersRow'>>();

const filters = [textFilter('org_name', 'Organisation', true), ...timeRangeFilters('changed_at', 'Last change')];

/** All answers to upload questions, one row per applicant. */
export const AnswersList = () => (
  <ResourceList sortBy="changed_at" filters={filters} emptyText="No one has uploaded anything.">
    <UserLink source="user_id" label="Applicant" sortable={false} />
    {answersColumns}
  </ResourceList>
);
