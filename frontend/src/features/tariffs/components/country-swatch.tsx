import { Box, useColorScheme } from '@mui/material';
import { mapColours } from '#shared/theme/map-colours';

/** The colours of classes in the current theme. */
export const useMapColours = (): readonly string[] =>
  useColorScheme().colorScheme === 'dark' ? mapColours.dark : mapColours.light;

interface SwatchProps {
  /** Index of a class; null is hatched. */
  rank: number | null;
  width?: number | string;
  height?: number;
}

/** The colour of a class, as on the map. */
export const Swatch = ({ rank, width = 12, height = 12 }: SwatchProps) => {
  const colours = useMapColours();
  const fill = rank === null ? undefined : colours[rank];
  return (
    <Box
      component="span"
      aria-hidden
      style={{ width, height, background: fill }}
      sx={{ ...swatchSx, ...(fill === undefined && hatchedSx) }}
    />
  );
};

const swatchSx = { display: 'block', flex: 'none', borderRadius: '2px' };

/** Hatching for countries without a figure, or with one under other orders. */
export const hatchedSx = {
  border: '1px solid',
  borderColor: 'edge',
  backgroundImage: ({ vars }: { vars?: { palette: { edge: string } } }) =>
    `repeating-linear-gradient(45deg, transparent 0 2px, ${vars?.palette.edge} 2px 3px)`,
};
