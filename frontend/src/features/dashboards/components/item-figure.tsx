import { Box } from '@mui/material';
import type { DashboardItem } from '../api/dashboard';
import { formatFigure, noneMessage, formatValue } from '../format-item';
import { boardTexts } from '../texts/board';

type Figure = Extract<DashboardItem, { type: 'metric' | 'percentage' }>;

/** A single number, and its value in the previous range. */
export const ItemFigure = ({ item: { data, unit, as_of }, list }: { item: Figure; list: string | null }) => {
  const words = formatFigure(data.value, unit);
  return (
    <>
      <Box component="p" sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums', mt: 1 }}>
        {list === null || data.value === null || data.value === 0 ? (
          words
        ) : (
          <Box component="a" href={list} sx={{ color: 'inherit', textDecorationColor: 'rule' }}>
            {words}
          </Box>
        )}
      </Box>
      {data.value === 0 && unit !== 'percent' && (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {noneMessage(unit, as_of !== null)}
        </Box>
      )}
      {data.previous !== null && (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {boardTexts().inPreviousPeriod(formatValue(data.previous, unit))}
        </Box>
      )}
    </>
  );
};
