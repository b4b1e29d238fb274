import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { BusyButton } from '#shared/ui/busy-button';
import type { User } from '#features/accounts/api/get-user';
import { useOfferSecondFactor, type SecondFactorKit } from '../../api/second-factor';
import { accountTexts } from '../../texts/page';

const TurnOn = lazyDialog(() => import('./turn-on'), 'TurnOn');
const TurnOff = lazyDialog(() => import('./turn-off'), 'TurnOff');

/** Whether signing in requires a code, and buttons to change that. */
export const SecondFactor = ({ user: { recovery_codes_left: codesLeft } }: { user: User }) => {
  const texts = accountTexts();
  const offer = useOfferSecondFactor();
  const [kit, setKit] = useState<SecondFactorKit | null>(null);
  const [isTurningOff, setIsTurningOff] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Box component="p" sx={{ color: codesLeft === null ? 'quiet' : 'ink' }}>
        {codesLeft === null ? texts.factorOff : texts.factorOn(codesLeft, codesLeft <= LOW_RECOVERY_CODES)}
      </Box>
      {codesLeft === null ? (
        <BusyButton
          variant="outlined"
          busy={offer.isPending}
          onClick={() => offer.mutate(undefined, { onSuccess: setKit })}
        >
          {texts.turnOn}
        </BusyButton>
      ) : (
        <Button variant="outlined" onClick={() => setIsTurningOff(true)}>
          {texts.turnOff}
        </Button>
      )}
      {kit !== null && <TurnOn kit={kit} onClose={() => setKit(null)} />}
      {isTurningOff && <TurnOff onClose={() => setIsTurningOff(false)} />}
    </Box>
  );
};

/** With this many recovery codes left or fewer, the page says how to get new ones. */
const LOW_RECOVERY_CODES = 3;
