import { Box } from '@mui/material';
import { widths } from '#shared/theme/tokens';
import { QueryView } from '#shared/ui/states/query-view';
import { diagnosisQuery } from '../api/diagnosis';
import { DiagnosisForm } from '../published/diagnosis';
import { conditionTexts } from '../texts/condition';

/** The condition that the user lives with, in their own words. */
export const DiagnosisTab = () => (
  <Box component="section" aria-labelledby="lives-with" sx={{ display: 'grid', gap: 4, maxWidth: widths.form }}>
    <div>
      <Box component="h2" id="lives-with" sx={{ typography: 'h3' }}>
        {conditionTexts().title}
      </Box>
      <Box component="p" sx={{ mt: 1, color: 'quiet' }}>
        {conditionTexts().about}
      </Box>
    </div>
    <QueryView
      query={diagnosisQuery}
      contentName={conditionTexts().yourCondition}
      skeleton={{ lines: [46], height: 18 }}
    >
      {({ diagnosis }) => <DiagnosisForm diagnosis={diagnosis ?? ''} />}
    </QueryView>
  </Box>
);
