import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { widths } from '#shared/theme/tokens';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
import { PlanForApplication } from '#features/billing/published/plan-for-application';
import { type Question, portalQuery } from '../api/get-portal';
import { QuestionSection } from '../components/question-section';

/** The questions that an applicant answers with uploads. */
export const PortalPage = () => (
  <>
    <PageHeader
      title="Portal"
      description="Upload the files your application needs. They are saved as soon as they are uploaded. Only you can open them, or an administrator who gives a reason. Maximum 25 MB per file."
    />
    <PlanForApplication />
    <QueryView
      query={portalQuery}
      contentName="The questions"
      skeleton={{ lines: [52, 90, 44, 90], height: 20, gap: 24 }}
    >
      {({ draft_doc_id: draftId, questions }) =>
        questions.length === 0 ? (
          <EmptyState title="No files to upload.">
            <p>If your organisation asks for files, they will be listed here.</p>
          </EmptyState>
        ) : (
          <Questions draftId={draftId} questions={questions} />
        )
      }
    </QueryView>
  </>
);

const countMissing = ({ required, inputs }: Question): number =>
  required ? inputs.filter(({ files }) => files.length === 0).length : 0;

const Questions = ({ draftId, questions }: { draftId: string; questions: readonly Question[] }) => {
  const [isChecked, setIsChecked] = useState(false);
  const missing = questions.reduce((sum, question) => sum + countMissing(question), 0);
  return (
    <Box sx={{ maxWidth: widths.column }}>
      {questions.map((question) => (
        <QuestionSection key={question.id} draftId={draftId} question={question} isChecked={isChecked} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button variant="contained" onClick={() => setIsChecked(true)}>
          Check what is missing
        </Button>
        <Box role="status" sx={{ color: isChecked && missing > 0 ? 'failed' : 'quiet' }}>
          {isChecked && (missing === 0 ? 'All required files have been uploaded.' : missingMessage(missing))}
        </Box>
      </Box>
    </Box>
  );
};

const missingMessage = (missing: number): string =>
  missing === 1 ? '1 required file is missing.' : `${missing} required files are missing.`;
