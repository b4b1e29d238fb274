import { Box } from '@mui/material';
import type { Schema } from '#shared/api/api-schema';
import { planTexts } from '../texts/plans';

interface PlanChoiceProps {
  plans: Schema<'Config'>['plans'];
  /** A key of PLANS. */
  chosen: string;
  onChoose: (tier: string) => void;
}

/** Choice of a plan, with the limits of each. Prices are shown by the payment provider. */
export const PlanChoice = ({ plans, chosen, onChoose }: PlanChoiceProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, width: '100%', minWidth: 0 }}>
    <Box component="legend" sx={{ typography: 'label', p: 0, mb: 2 }}>
      {planTexts().plan}
    </Box>
    <Box sx={{ display: 'grid', gap: 2 }}>
      {plans.map(({ tier, label, trackers, daily }) => (
        <Box key={tier} component="label" sx={[rowSx, tier === chosen && { borderColor: 'accent' }]}>
          <Box
            component="input"
            type="radio"
            name="plan"
            value={tier}
            checked={tier === chosen}
            onChange={() => onChoose(tier)}
            sx={{ width: 18, height: 18, m: 0, accentColor: (theme) => theme.vars?.palette.accent }}
          />
          <Box component="span" sx={{ fontWeight: 500 }}>
            {label}
          </Box>
          <Box component="span" sx={{ ml: 'auto', color: 'quiet', typography: 'body2' }}>
            {planTexts().allows(trackers, daily)}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  px: 4,
  py: 3,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
  cursor: 'pointer',
};
