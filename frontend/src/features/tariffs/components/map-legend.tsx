import { Box } from '@mui/material';
import { type RateDays, formatClass, measureLabel } from '../format-country';
import { type Measure, measureClasses } from '../measures';
import { tariffTexts } from '../texts/page';
import { Swatch } from './country-swatch';

/** Explains the colours, the hatching and the circles of the map. */
export const TariffMapLegend = ({ measure, rateDays }: { measure: Measure; rateDays: RateDays }) => (
  <Box sx={legendSx}>
    <Box component="ul" aria-label={measureLabel(measure, rateDays)} sx={rampSx}>
      {measureClasses[measure].map((each, index) => (
        <li key={index}>
          <Swatch rank={index} width="100%" height={8} />
          {formatClass(each, measure)}
        </li>
      ))}
    </Box>
    <Box component="ul" aria-label={tariffTexts().otherSigns} sx={signsSx}>
      <li>
        <Swatch rank={null} /> {tariffTexts().noValue[measure]}
      </li>
      <li>
        <Box component="span" aria-hidden sx={circleSx}>
          2
        </Box>{' '}
        {tariffTexts().documents}
      </li>
    </Box>
  </Box>
);

const legendSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'flex-start',
  typography: 'body2',
  color: 'quiet',
};

const rampSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '2px',
  flex: '1 1 280px',
  maxWidth: 400,
  '& li': { display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
};

const signsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  '& li': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 20 },
};

const circleSx = {
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'edge',
  bgcolor: 'sheet',
  color: 'accent',
  typography: 'superior',
};
