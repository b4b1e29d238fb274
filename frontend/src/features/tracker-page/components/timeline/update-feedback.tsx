import { Box, ButtonBase } from '@mui/material';
import { focusableDisabled } from '#shared/ui/focusable-disabled';
import { type Verdict, verdicts } from '#features/feedback/published/feedback-labels';
import { feedbackTexts } from '#features/feedback/published/texts/verdicts';
import type { Update } from '#features/trackers/api/tracker';
import { useFeedback } from '../../feedback-context';

/** The owner's feedback on all lines of an update. */
export const UpdateFeedback = ({ update: { id, lines, sources } }: { update: Update }) => {
  const { given, give, isPending } = useFeedback();
  if (give === null || lines.length === 0) return null;
  const givenVerdicts = new Set(
    lines.map(({ source }) => given.get(sources[(source ?? 0) - 1]?.claim_id ?? '')?.verdict ?? null),
  );
  const [only = null] = givenVerdicts.size === 1 ? givenVerdicts : [];
  const choose = (verdict: Verdict) => give({ on: { update_id: id }, verdict: verdict === only ? null : verdict });
  return (
    <Box role="group" aria-label={feedbackTexts().onUpdate} sx={groupSx}>
      {verdicts.map((verdict) => (
        <ButtonBase
          key={verdict}
          aria-pressed={verdict === only}
          title={feedbackTexts().hints[verdict]}
          {...focusableDisabled(isPending, () => choose(verdict))}
          sx={buttonSx}
        >
          {feedbackTexts().labels[verdict]}
        </ButtonBase>
      ))}
    </Box>
  );
};

/** Group next to the date of the update, or below it if there is no room. */
const groupSx = {
  display: 'flex',
  flexWrap: 'wrap',
  ml: '-8px',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
};

const buttonSx = {
  minHeight: 26,
  px: '8px',
  border: '1px solid transparent',
  borderRadius: 1,
  typography: 'body2',
  color: 'quiet',
  '&:hover': { bgcolor: 'wash', color: 'ink' },
  '&[aria-pressed="true"]': { borderColor: 'rule', bgcolor: 'sheet', color: 'ink' },
};
