import { Box } from '@mui/material';
import { markerSize } from '#shared/map/zoom';
import { hatchedSx } from './country-swatch';

interface CountryMarkerProps {
  /** Number of documents. */
  count: number;
  /** The colour of the country; null: hatched, like an outline. */
  fill: string | null;
  isChosen: boolean;
  onChoose: () => void;
  onPoint: (isOver: boolean) => void;
}

/**
 * A country on the map next to its outline: its documents in a circle, and a dot if it has no outline. By pointer only:
 * the list next to the map has every country.
 */
export const CountryMarker = ({ count, fill, isChosen, onChoose, onPoint }: CountryMarkerProps) => {
  const size = count === 0 ? DOT : markerSize(count);
  return (
    <Box
      component="span"
      aria-hidden
      onClick={onChoose}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      style={{ width: size, height: size, background: count === 0 && fill !== null ? fill : undefined }}
      sx={{
        ...markerSx,
        ...(count === 0 && fill === null && hatchedSx),
        ...(count > 0 && countSx),
        ...(isChosen && chosenSx),
      }}
    >
      {count > 0 && count}
    </Box>
  );
};

const DOT = 9;

const markerSx = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'edge',
  bgcolor: 'wash',
  cursor: 'pointer',
  userSelect: 'none',
  '&:hover': { zIndex: 1, borderColor: 'ink' },
};

const countSx = { bgcolor: 'sheet', color: 'accent', typography: 'superior' };
const chosenSx = { zIndex: 1, borderColor: 'ink', borderWidth: 2 };
