import { Box, Button } from '@mui/material';
import { useSingleFlight } from '#shared/hooks/use-single-flight';
import { widths } from '#shared/theme/tokens';
import { useUser } from '../api/get-user';
import { exitImpersonation } from '../api/impersonate';
import { settingTexts } from '../texts/settings';

/** Banner at the top of every page during an impersonation. */
export const ImpersonationBanner = () => {
  const email = useUser()?.email ?? '…';
  const exit = useSingleFlight(exitImpersonation);
  return (
    <Box component="aside" aria-label={settingTexts().impersonation} sx={bannerSx}>
      <Box component="p" title={email} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {settingTexts().impersonating(email)}
      </Box>
      <Button size="small" variant="outlined" onClick={() => void exit()} sx={{ flexShrink: 0, color: 'ink' }}>
        {settingTexts().exit}
      </Button>
    </Box>
  );
};

const bannerSx = {
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  top: 0,
  height: widths.banner,
  px: { xs: '18px', sm: 6 },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  bgcolor: 'marker',
  color: 'ink',
  borderBottom: 'hairline',
};
