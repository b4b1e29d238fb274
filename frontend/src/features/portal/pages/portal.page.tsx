import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { PlanForApplication } from '../../billing/published/plan-for-application';
import { type Question, portalQuery } from '../api/get-portal';
import { QuestionSection } from '../components/question-section';

/** The questions that an applicant answers with uploads. */
export const PortalPage = () => {
  const { data: portal, isError, refetch } = useQuery(portalQuery);
  return (
    <>
      <PageHeader
        title="Portal"
        description="Upload the files that your application needs. Each is kept as soon as it is here, and only you can open it, or an administrator who says why. A file may have 25 MB."
      />
      <PlanForApplication />
      {portal === undefined && !isError && <SkeletonLines lines={[52, 90, 44, 90]} height={20} gap={24} />}
      {portal === undefined && isError && <NotLoaded what="The questions" onRetry={() => void refetch()} />}
      {portal?.questions.length === 0 && (
        <Notice title="You are not asked for any files.">
          <p>When your organisation asks for some, the questions are here.</p>
        </Notice>
      )}
      {portal !== undefined && portal.questions.length > 0 && (
        <Questions draftId={portal.draft_doc_id} questions={portal.questions} />
      )}
    </>
  );
};

const missingOf = ({ required, inputs }: Question): number =>
  required ? inputs.filter(({ files }) => files.length === 0).length : 0;

const Questions = ({ draftId, questions }: { draftId: string; questions: readonly Question[] }) => {
  const [isChecked, setChecked] = useState(false);
  const missing = questions.reduce((sum, question) => sum + missingOf(question), 0);
  return (
    <Box sx={{ maxWidth: 760 }}>
      {questions.map((question) => (
        <QuestionSection key={question.id} draftId={draftId} question={question} isChecked={isChecked} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button variant="contained" onClick={() => setChecked(true)}>
          Check what is missing
        </Button>
        <Box role="status" sx={{ color: isChecked && missing > 0 ? 'failed' : 'quiet' }}>
          {isChecked && (missing === 0 ? 'Everything that is required is here.' : missingWords(missing))}
        </Box>
      </Box>
    </Box>
  );
};

const missingWords = (missing: number): string =>
  missing === 1 ? '1 required file is missing.' : `${missing} required files are missing.`;
