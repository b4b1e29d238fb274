import { Box } from '@mui/material';
import type { SolePoint } from '../sole-point';

interface SolePointFiguresProps {
  point: SolePoint;
  /** Shows the lists behind the numbers. */
  linked: boolean;
}

/** Figures instead of a chart with a single bar. */
export const SolePointFigures = ({ point: { at, figures }, linked }: SolePointFiguresProps) => (
  <Box sx={{ mt: 2, mb: 'auto' }}>
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '28px', rowGap: 2, m: 0 }}>
      {figures.map(({ name, cell: { text, list } }) => (
        <Box key={name ?? ''} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'quiet' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums', m: 0 }}>
            {linked && list !== null ? (
              <Box component="a" href={list} sx={{ color: 'inherit', textDecorationColor: 'rule' }}>
                {text}
              </Box>
            ) : (
              text
            )}
          </Box>
        </Box>
      ))}
    </Box>
    <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: 2 }}>
      All of it on {at}: it is drawn once there is more to compare.
    </Box>
  </Box>
);
