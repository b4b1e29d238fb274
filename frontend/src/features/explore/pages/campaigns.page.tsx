import { Box } from '@mui/material';
import { useEffect } from 'react';
import { TextButton } from '../../../shared/ui/text-button';
import { enterCampaignMode, leaveCampaignMode } from '../campaign-mode';
import { PresetPage } from '../components/preset-page';

/** Campaigns, where Explore leads from then on, unless the user goes back to all topics. */
export const CampaignsPage = () => {
  useEffect(enterCampaignMode, []);
  return (
    <PresetPage presetId="campaigns" header="Track Any Campaign" subheader="Create up to 5 free trackers.">
      <Box sx={{ mt: 4 }}>
        <TextButton to="/explore" onClick={leaveCampaignMode}>
          Explore all topics
        </TextButton>
      </Box>
    </PresetPage>
  );
};
