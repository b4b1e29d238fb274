import { Box } from '@mui/material';
import type { LocationMapItem } from '../api/dashboard';
import type { ItemTable } from '../item-table';
import { HEIGHT, WIDTH } from '../map/frame';
import { useZoom } from '../map/use-zoom';
import { borders, land, placeOn } from '../map/world';
import { PlaceMarker } from './place-marker';
import { ZoomControl } from './zoom-control';

interface WorldMapProps {
  item: LocationMapItem;
  table: ItemTable;
}

/** In a chunk of its own, with the shape of the world. */
const WorldMap = ({ item, table }: WorldMapProps) => {
  const { zoom, zoomTo, frame, layer, handlers } = useZoom();
  return (
    <>
      <Box
        ref={frame}
        role="group"
        aria-label="World map"
        tabIndex={0}
        {...handlers}
        sx={{ ...frameSx, ...(zoom > 1 && movableSx) }}
      >
        <Box ref={layer} sx={{ ...layerSx, width: `${zoom * 100}%` }}>
          <Land />
          {item.data.locations.map((location, place) => (
            <Box key={place} sx={{ position: 'absolute', ...placeOn(location) }}>
              <PlaceMarker location={location} list={table.points[place]?.[1]?.list ?? undefined} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ mt: 2 }}>
        <ZoomControl zoom={zoom} onZoom={zoomTo} />
      </Box>
    </>
  );
};
export default WorldMap;

const Land = () => (
  <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden sx={{ display: 'block', width: '100%' }}>
    <Box component="path" d={land} sx={{ color: 'rule', fill: 'currentColor' }} />
    <Box component="path" d={borders} sx={bordersSx} />
  </Box>
);

const frameSx = { display: 'flex', aspectRatio: `${WIDTH} / ${HEIGHT}`, overflow: 'hidden' };
const movableSx = { cursor: 'grab', touchAction: 'pinch-zoom', '&:active': { cursor: 'grabbing' } };
const layerSx = { position: 'relative', flex: 'none', m: 'auto', aspectRatio: `${WIDTH} / ${HEIGHT}` };
const bordersSx = { color: 'sheet', fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' };
