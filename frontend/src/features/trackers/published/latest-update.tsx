import { Box } from '@mui/material';
import { BotText } from '#shared/chat/bot-text';
import { SectionLabel } from '#shared/ui/section-label';
import { QueryView } from '#shared/ui/states/query-view';
import { lastUpdateQuery } from '../api/last-update';
import { latestTexts } from '../texts/latest';

/** The last news of a country's or agency's tracker, or else the latest record; renders nothing if there is neither. */
export const LatestUpdate = ({ uid }: { uid: string }) => (
  <QueryView
    query={lastUpdateQuery(uid)}
    compact
    contentName={latestTexts().itsUpdate}
    skeleton={{ lines: [20, 100, 80] }}
  >
    {({ content, sources }) =>
      content !== null && (
        <Box component="section" aria-label={latestTexts().latestUpdate}>
          <SectionLabel as="h3">{latestTexts().latest}</SectionLabel>
          <BotText message={{ from: 'bot', text: content, sources }} />
        </Box>
      )
    }
  </QueryView>
);
