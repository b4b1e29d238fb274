import { Box } from '@mui/material';
import { useState } from 'react';
import { api, type Outcome } from '#shared/api/client';
import { CommandButton } from '../commands/command-button';
import { AdminSection } from '../resource/resource-show';
import { useIsAdministrator } from '../use-is-administrator';
import type { AnsweredQuestion } from './answers';
import { FileRow } from './file-row';

/** The unmasked questions, and the reason given. */
interface UnmaskedQuestions {
  readonly questions: readonly AnsweredQuestion[];
  readonly reason: string;
}

const unmask = async (id: string, reason: string): Promise<Outcome<UnmaskedQuestions>> => {
  const { data, ...outcome } = await api.POST('/api/admin/answers/{id}/unmask', {
    params: { path: { id } },
    body: { reason },
  });
  return data === undefined ? outcome : { ...outcome, data: { questions: data.questions, reason } };
};

interface QuestionsWithFilesProps {
  readonly userId: string;
  /** With the names of files masked. */
  readonly questions: readonly AnsweredQuestion[];
}

/** The questions with their files, which an administrator who says why can open until the page is left. */
export const QuestionsWithFiles = ({ userId, questions: masked }: QuestionsWithFilesProps) => {
  const isAdministrator = useIsAdministrator();
  const [opened, setOpened] = useState<UnmaskedQuestions | null>(null);
  const questions = opened?.questions ?? masked;
  const hasFiles = questions.some(({ inputs }) => inputs.some(({ files }) => files.length > 0));
  return (
    <>
      {hasFiles && (
        <Box sx={openingSx}>
          {opened === null && isAdministrator && (
            <CommandButton
              label="Open the files"
              action="Open"
              title="Open the files?"
              send={(reason) => unmask(userId, reason)}
              onSuccess={setOpened}
            >
              <p>
                You will see the names of the files, and can view or save each of them. Each time you open one is
                recorded in this applicant’s history, with the file and your reason.
              </p>
            </CommandButton>
          )}
          <Box component="p" role="status" sx={{ typography: 'body2', color: 'quiet' }}>
            {opened === null
              ? 'File names are masked. Administrators can open the files after giving a reason.'
              : RECORDED}
          </Box>
        </Box>
      )}
      {questions.length === 0 && (
        <Box component="p" sx={{ mt: 8, color: 'quiet' }}>
          This applicant is not being asked for any files.
        </Box>
      )}
      {questions.map((question) => (
        <Question key={question.id} userId={userId} question={question} reason={opened?.reason ?? null} />
      ))}
    </>
  );
};

const RECORDED = 'Each file that you view or save is recorded with your reason.';

interface QuestionProps {
  readonly userId: string;
  readonly question: AnsweredQuestion;
  readonly reason: string | null;
}

const Question = ({ userId, question: { question_text, required, inputs }, reason }: QuestionProps) => (
  <AdminSection title={question_text}>
    <Box sx={{ typography: 'body2', color: 'quiet', mb: 3 }}>{required ? 'Required' : 'Optional'}</Box>
    <Box sx={sheetSx}>
      {inputs.flatMap(({ name, files }) =>
        files.length === 0
          ? [<FileRow key={name} userId={userId} inputName={name} file={null} reason={reason} />]
          : files.map((file) => (
              <FileRow key={`${name} ${file.repeat}`} userId={userId} inputName={name} file={file} reason={reason} />
            )),
      )}
    </Box>
  </AdminSection>
);

const openingSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mt: 5 };

const sheetSx = {
  px: 4,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
};
