import { Box } from '@mui/material';
import { QueryView } from '../../../shared/ui/query-view';
import { diagnosisQuery } from '../api/diagnosis';
import { DiagnosisForm } from '../published/diagnosis';

/** The condition that somebody lives with, in their own words. */
export const DiagnosisTab = () => (
  <Box component="section" aria-labelledby="lives-with" sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
    <div>
      <Box component="h2" id="lives-with" sx={{ typography: 'h3' }}>
        My condition
      </Box>
      <Box component="p" sx={{ mt: 1, color: 'quiet' }}>
        Shown to whoever helps you with your diary. Administrators must give a reason to read it, and you see that they
        did. The assistant draws no conclusions from it.
      </Box>
    </div>
    <QueryView query={diagnosisQuery} what="Your condition" skeleton={{ lines: [46], height: 18 }}>
      {({ diagnosis }) => <DiagnosisForm diagnosis={diagnosis ?? ''} />}
    </QueryView>
  </Box>
);
