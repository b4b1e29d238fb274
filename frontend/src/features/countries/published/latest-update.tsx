import { Box } from '@mui/material';
import { BotText } from '../../../shared/chat/bot-text';
import { lastUpdateQuery } from './api/last-update';
import { countryTexts } from '../texts/country';
import { QueryView } from '../../../shared/ui/query-view';
import { SectionLabel } from '../../../shared/ui/section-label';

/** The last news of a country's or agency's tracker, or else the latest record; renders nothing if there is neither. */
export const LatestUpdate = ({ uid }: { uid: string }) => (
  <QueryView query={lastUpdateQuery(uid)} small what={countryTexts().itsUpdate} skeleton={{ lines: [20, 100, 80] }}>
    {({ content, sources }) =>
      content !== null && (
        <Box component="section" aria-label={countryTexts().latestUpdate}>
          <SectionLabel as="h3">{countryTexts().latest}</SectionLabel>
          <BotText message={{ from: 'bot', text: content, sources }} />
        </Box>
      )
    }
  </QueryView>
);
