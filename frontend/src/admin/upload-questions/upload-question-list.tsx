import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { WrapperField, useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { DeleteButton } from '../commands/delete-button';
import { EditButton } from '../commands/edit-button';
import { fieldsOf } from '../fields/fields-of';
import { textFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { useIsAdministrator } from '../use-is-administrator';
import { QuestionDialog } from './question-dialog';

const { DateTimeField, FunctionField, TextField, YesNo } = fieldsOf<Schema<'UploadQuestionRow'>>();

const filters = [textFilter('org_name', 'Organisation'), ...timeRangeFilters('created_at', 'Asked')];

/** The questions that applicants answer with uploads. */
export const UploadQuestionList = () => {
  const isAdministrator = useIsAdministrator();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ResourceList
        sortBy="created_at"
        linksToRecord={false}
        filters={filters}
        actions={
          isAdministrator ? (
            <Button variant="contained" size="small" onClick={() => setIsOpen(true)} sx={{ mr: 2 }}>
              Ask a question
            </Button>
          ) : undefined
        }
        emptyText="No upload questions yet."
      >
        <TextField source="question_text" label="Question" sortable={false} />
        <TextField source="org_name" label="Organisation" emptyText="all" sortable={false} />
        <FunctionField
          label="Inputs"
          sortable={false}
          render={({ inputs }) => inputs.map(({ name }) => name).join(', ')}
        />
        <YesNo source="required" sortable={false} />
        <YesNo source="repeatable" sortable={false} />
        <DateTimeField source="created_at" label="Asked" />
        <WrapperField label="Actions">
          <QuestionCommands />
        </WrapperField>
      </ResourceList>
      {isOpen && <QuestionDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

const QuestionCommands = () => {
  const isAdministrator = useIsAdministrator();
  const question = useRecordContext<Schema<'UploadQuestionRow'>>();
  if (question === undefined || !isAdministrator) return null;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <EditButton dialog={(close) => <QuestionDialog question={question} onClose={close} />} />
      <DeleteButton
        label="Withdraw"
        title="Withdraw this question?"
        send={() => api.DELETE('/api/admin/upload-questions/{id}', { params: { path: { id: question.id } } })}
        success="Question withdrawn"
      >
        Applicants no longer see ‘{question.question_text}’. Files that they have uploaded stay in their accounts.
      </DeleteButton>
    </Box>
  );
};
