import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { longDate } from '#shared/time/format-time';
import type { KeyFactRead } from '#features/trackers/api/tracker';
import { formatKeyFact, type KeyFactType } from '#features/trackers/published/format-key-fact';
import { keyFactTexts } from '#features/trackers/published/texts/key-facts';

const WIDTH_PX = 88;
const HEIGHT = 28;
const INSET = 3;

interface SparklineProps {
  name: string;
  type: KeyFactType | undefined;
  series: KeyFactRead['series'];
}

/** A number over time as a line without axes, in steps, since a value holds until the next one. */
export const Sparkline = ({ name, type, series }: SparklineProps) => {
  const values = series.map(({ value }) => value);
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const x = (at: number) => INSET + (at / (values.length - 1)) * (WIDTH_PX - 2 * INSET);
  const y = (value: number) =>
    range === 0 ? HEIGHT / 2 : HEIGHT - INSET - ((value - lowest) / range) * (HEIGHT - 2 * INSET);
  const steps = values
    .map((value, index) => (index === 0 ? `M${x(0)},${y(value)}` : `H${x(index)}V${y(value)}`))
    .join('');
  const last = values.at(-1) ?? lowest;
  return (
    <Box component="span" sx={{ flexShrink: 0, color: 'accent', display: 'grid' }}>
      <svg width={WIDTH_PX} height={HEIGHT} viewBox={`0 0 ${WIDTH_PX} ${HEIGHT}`} aria-hidden>
        <path d={steps} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
        <circle cx={x(values.length - 1)} cy={y(last)} r={2.5} fill="currentColor" />
      </svg>
      <Box component="span" sx={visuallyHidden}>
        {keyFactTexts().overTime(name)}{' '}
        {series
          .map(({ as_of, value }) => keyFactTexts().valueOn(formatKeyFact(value, type).shown, longDate(as_of)))
          .join('; ')}
      </Box>
    </Box>
  );
};
