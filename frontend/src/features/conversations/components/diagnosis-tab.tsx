import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { diagnosisQuery } from '../api/diagnosis';
import { StatedDiagnosis } from '../published/diagnosis';

/** The condition that somebody lives with, in their own words. */
export const DiagnosisTab = () => {
  const { data, error, refetch } = useQuery(diagnosisQuery);
  return (
    <Box component="section" aria-labelledby="lives-with" sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
      <div>
        <Box component="h2" id="lives-with" sx={{ typography: 'h3' }}>
          What I live with
        </Box>
        <Box component="p" sx={{ mt: 1, color: 'quiet' }}>
          Shown to whoever helps you with your diary. Administrators must give a reason to read it, and you see that
          they did. The assistant draws no conclusions from it.
        </Box>
      </div>
      {error !== null && data === undefined && <NotLoaded what="What you live with" onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonLines lines={[46]} height={18} />}
      {data !== undefined && <StatedDiagnosis diagnosis={data.diagnosis ?? ''} />}
    </Box>
  );
};
