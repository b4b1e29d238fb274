import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { TextButton } from '#shared/ui/text-button';
import { whenSignedIn } from '#features/accounts/published/auth-dialog';
import { usePlanAllowance } from '#features/tracker-creation/published/use-plan-allowance';
import { enterCampaignMode, leaveCampaignMode } from '../campaign-mode';
import { DataSources } from '../components/data-sources';
import { PresetPage } from '../components/preset-page';
import { campaignTexts } from '../texts/campaigns';

const CampaignDialog = lazyDialog(() => import('../components/campaign-dialog'), 'CampaignDialog');

const isFromExplore = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromExplore' in state;

/** Shown until the configuration has loaded. */
const USUAL_FREE_TRACKERS = 5;

/** Campaigns, where the address of Explore leads once after the first visit. */
export const CampaignsPage = () => {
  const texts = campaignTexts();
  const [isCreating, setIsCreating] = useState(false);
  const { state } = useLocation();
  const { isFull, limit, trackersLeft } = usePlanAllowance();
  const freeTrackers = useOptionalQuery(configQuery)?.free_plan.trackers ?? USUAL_FREE_TRACKERS;
  const lead = texts.lead(freeTrackers);
  const ownLead =
    limit === null ? undefined : isFull ? texts.allInUse(limit) : texts.withLeft(lead, trackersLeft, limit);
  useEffect(enterCampaignMode, []);
  return (
    <PresetPage presetId="campaigns" header={texts.heading} subheader={lead} lead={ownLead}>
      <DataSources />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 5 }}>
        <Button variant="contained" onClick={() => whenSignedIn(() => setIsCreating(true))}>
          {texts.track}
        </Button>
        <TextButton to="/explore" onClick={leaveCampaignMode}>
          {texts.allTopics}
        </TextButton>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {texts.usesTrackers}
        </Box>
        {isFromExplore(state) && (
          <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
            {texts.broughtHere}
          </Box>
        )}
      </Box>
      {isCreating && <CampaignDialog onClose={() => setIsCreating(false)} />}
    </PresetPage>
  );
};
