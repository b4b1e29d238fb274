import { Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { actionTexts } from '#shared/texts/actions';
import { widths } from '#shared/theme/tokens';
import { TextButton } from '#shared/ui/text-button';
import type { User } from '#features/accounts/api/get-user';
import { EmailTimeField } from '#features/accounts/published/email-time';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { useUpdateIntroduction } from '../api/update-introduction';
import { introductionTexts } from '../texts/introduction';
import { ExampleClaim } from './example-claim';
import { FirstTracker } from './first-tracker';

/** Three steps: what a tracker is, creating the first one, and choosing the email time. Each can be skipped. */
export const IntroductionPanel = ({ user }: { user: User }) => {
  const texts = introductionTexts();
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const [trackerId, setTrackerId] = useState<string | null>(null);
  const update = useUpdateIntroduction();
  const navigate = useNavigate();
  const end = () => update.mutate(false);
  const finish = () => {
    end();
    if (trackerId !== null) void navigate(trackerPath(trackerId));
  };
  const steps: readonly ReactNode[] = [
    <ExampleClaim key="claim" />,
    <FirstTracker
      key="tracker"
      onCreated={(id) => {
        setTrackerId(id);
        setStep(2);
      }}
    />,
    <UpdateTime key="time" user={user} />,
  ];
  return (
    <Box component="section" aria-label={texts.introduction} data-screen-only sx={panelSx}>
      <Heading key={step} step={step} />
      {steps[step]}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 6 }}>
        {step === 0 && (
          <Button variant="contained" size="small" onClick={() => setStep(1)}>
            {texts.continue}
          </Button>
        )}
        {step === 1 && (
          <Button variant="outlined" size="small" onClick={() => setStep(2)}>
            {actionTexts().notNow}
          </Button>
        )}
        {step === 2 && (
          <Button variant="contained" size="small" onClick={finish}>
            {trackerId === null ? actionTexts().done : texts.openTracker}
          </Button>
        )}
        {step < 2 && <TextButton onClick={end}>{texts.skip}</TextButton>}
      </Box>
    </Box>
  );
};

/** Takes the focus when a step follows the previous one. */
const Heading = ({ step }: { step: 0 | 1 | 2 }) => {
  const { titles } = introductionTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) heading.current?.focus();
  }, [step]);
  return (
    <>
      <Box component="p" sx={{ typography: 'label', color: 'quiet', mb: 1 }}>
        {introductionTexts().stepOf(step + 1, titles.length)}
      </Box>
      <Box component="h2" ref={heading} tabIndex={-1} sx={{ typography: 'h2', mb: 3 }}>
        {titles[step]}
      </Box>
    </>
  );
};

const UpdateTime = ({ user }: { user: User }) => (
  <>
    <Box component="p" sx={{ color: 'quiet', mb: 5, maxWidth: widths.form }}>
      {introductionTexts().oneEmailADay}
    </Box>
    <Box sx={{ maxWidth: widths.form }}>
      <EmailTimeField user={user} />
    </Box>
  </>
);

const panelSx = {
  mb: 8,
  p: { xs: 5, sm: 7 },
  maxWidth: 860,
  bgcolor: 'sheet',
  border: 'hairline',
  borderRadius: 1,
};
