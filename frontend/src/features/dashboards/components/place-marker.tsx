import { Box, Tooltip } from '@mui/material';
import { markerSize } from '#shared/map/zoom';
import type { Location } from '../api/dashboard';
import { formatCity } from '../format-item';
import { boardTexts } from '../texts/board';

/** Minimum size of a pointer target. */
const HIT_AREA_PX = 24;

interface PlaceMarkerProps {
  location: Location;
  /** Path of the list of people at this location. */
  list: string | undefined;
}

/** A circle around its point, sized by its count. */
export const PlaceMarker = ({ location, list }: PlaceMarkerProps) => {
  const size = markerSize(location.count);
  return (
    <Tooltip title={`${formatCity(location)}: ${boardTexts().countOfAccounts(location.count)}`}>
      <Box
        component="a"
        href={list}
        draggable={false}
        sx={{ ...markerSx, '&::before, &::after': { ...circleSx, width: size, height: size } }}
      />
    </Tooltip>
  );
};

const markerSx = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  minWidth: HIT_AREA_PX,
  minHeight: HIT_AREA_PX,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  '&:hover, &:focus-visible': { zIndex: 1 },
  // Translucent, so that overlapping markers stay visible.
  '&::before': { bgcolor: 'accent', opacity: 0.3 },
  '&::after': { border: '1.5px solid', borderColor: 'accent' },
  '&:hover::before, &:focus-visible::before': { opacity: 0.6 },
};

const circleSx = { content: '""', gridArea: '1 / 1', borderRadius: '50%' };
