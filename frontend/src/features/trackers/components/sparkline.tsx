import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { longDate } from '../../../shared/time/time-words';
import type { KeyFactRead } from '../published/api/tracker';
import { keyFactWords, type KeyFactType } from '../key-fact-words';

/** CSS pixels. */
const width = 88;
const height = 28;
const inset = 3;

interface SparklineProps {
  name: string;
  type: KeyFactType | undefined;
  series: KeyFactRead['series'];
}

/** The course of a number as a line without axes, in steps, since a value holds until the next one. */
export const Sparkline = ({ name, type, series }: SparklineProps) => {
  const values = series.map(({ value }) => value);
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const x = (at: number) => inset + (at / (values.length - 1)) * (width - 2 * inset);
  const y = (value: number) =>
    range === 0 ? height / 2 : height - inset - ((value - least) / range) * (height - 2 * inset);
  const steps = values.map((value, at) => (at === 0 ? `M${x(0)},${y(value)}` : `H${x(at)}V${y(value)}`)).join('');
  const last = values.at(-1) ?? least;
  return (
    <Box component="span" sx={{ flexShrink: 0, color: 'accent', display: 'grid' }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path d={steps} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
        <circle cx={x(values.length - 1)} cy={y(last)} r={2.5} fill="currentColor" />
      </svg>
      <Box component="span" sx={visuallyHidden}>
        {name} over time:{' '}
        {series.map(({ as_of, value }) => `${keyFactWords(value, type).shown} on ${longDate(as_of)}`).join('; ')}
      </Box>
    </Box>
  );
};
