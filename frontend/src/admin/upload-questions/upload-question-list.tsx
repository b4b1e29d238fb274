import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { BooleanField, FunctionField, TextField, useDataProvider, usePermissions, useRecordContext } from 'react-admin';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { FieldError } from '../../shared/ui/field-error';
import type { Permissions } from '../auth-provider';
import type { AdminData } from '../data-provider';
import { byText, byTime } from '../fields/filters';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { useCommand } from '../fields/use-command';
import { QuestionDialog, type QuestionRecord } from './question-dialog';

const filters = [byText('org_name', 'Organisation'), ...byTime('created_at', 'Asked')];

/** What applicants are asked to upload. */
export const UploadQuestionList = () => {
  const { permissions } = usePermissions<Permissions>();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ResourceList
        title="Upload questions"
        newestBy="created_at"
        opens={false}
        filters={filters}
        actions={
          permissions?.is_admin === true ? (
            <Button variant="contained" onClick={() => setAsking(true)} sx={{ mr: 2 }}>
              Ask a question
            </Button>
          ) : undefined
        }
        nothing="Nobody is asked to upload anything yet."
      >
        <TextField source="question_text" label="Question" sortable={false} />
        <TextField source="org_name" label="Organisation" emptyText="all" sortable={false} />
        <FunctionField<QuestionRecord>
          label="Inputs"
          sortable={false}
          render={({ inputs }) => inputs.map(({ name }) => name).join(', ')}
        />
        <BooleanField source="required" sortable={false} />
        <BooleanField source="repeatable" sortable={false} />
        <Moment source="created_at" label="Asked" />
        <QuestionCommands />
      </ResourceList>
      {isAsking && <QuestionDialog onClose={() => setAsking(false)} />}
    </>
  );
};

const QuestionCommands = () => {
  const { permissions } = usePermissions<Permissions>();
  const question = useRecordContext<QuestionRecord>();
  const [open, setOpen] = useState<'edit' | 'withdraw' | null>(null);
  if (question === undefined || permissions?.is_admin !== true) return null;
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button variant="outlined" size="small" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="outlined" size="small" color="error" onClick={() => setOpen('withdraw')}>
        Withdraw
      </Button>
      {open === 'edit' && <QuestionDialog question={question} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog question={question} onClose={close} />}
    </Box>
  );
};

const WithdrawDialog = ({ question, onClose }: { question: QuestionRecord; onClose: () => void }) => {
  const data = useDataProvider<AdminData>();
  const { busy, failure, act } = useCommand(onClose);
  const withdraw = () => data.command('DELETE', `upload-questions/${encodeURIComponent(question.id)}`);
  return (
    <ActionDialog
      title="Withdraw this question?"
      action="Withdraw"
      color="error"
      busy={busy}
      asksFirst
      onAct={() => void act(withdraw, 'The question was withdrawn.')}
      onClose={onClose}
    >
      <p>Applicants no longer see ‘{question.question_text}’. Files that they have uploaded stay in their accounts.</p>
      <FieldError text={failure} />
    </ActionDialog>
  );
};
