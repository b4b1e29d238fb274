import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { TextButton } from '../../../shared/ui/text-button';
import { whenSignedIn } from '../../accounts/published/auth-dialog';
import { enterCampaignMode, leaveCampaignMode } from '../campaign-mode';
import { DataSources } from '../components/data-sources';
import { PresetPage } from '../components/preset-page';

const CampaignDialog = lazyDialog<{ onClose: () => void }>(
  () => import('../components/campaign-dialog'),
  ({ onClose }) => onClose(),
);

/** Campaigns, where Explore leads from then on, unless the user goes back to all topics. */
export const CampaignsPage = () => {
  const [isCreating, setIsCreating] = useState(false);
  useEffect(enterCampaignMode, []);
  return (
    <PresetPage presetId="campaigns" header="Track Any Campaign" subheader="Create up to 5 free trackers.">
      <DataSources />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 5 }}>
        <Button variant="contained" onClick={() => whenSignedIn(() => setIsCreating(true))}>
          Track A Campaign
        </Button>
        <TextButton to="/explore" onClick={leaveCampaignMode}>
          Explore all topics
        </TextButton>
      </Box>
      {isCreating && <CampaignDialog onClose={() => setIsCreating(false)} />}
    </PresetPage>
  );
};
