import { Box } from '@mui/material';
import { type ComponentProps, useCallback, useState } from 'react';
import { configQuery } from '../api/get-config';
import { CodeNotLoaded } from '../lazy/code-not-loaded';
import { lazyComponent } from '../lazy/lazy-component';
import { QueryView } from '../ui/states/query-view';
import { WORLD_HEIGHT, WORLD_WIDTH } from './frame';
import type { MapProps } from './map-parts';

const MapFailed = (failure: ComponentProps<typeof CodeNotLoaded>) => (
  <Box sx={{ py: 4 }}>
    <CodeNotLoaded {...failure} />
  </Box>
);

const LazyWorldMap = lazyComponent(() => import('./world-map'), 'WorldMap', MapFailed);
const LazyGoogleMap = lazyComponent(() => import('./google-map'), 'GoogleMap', MapFailed);

/** Approximate height of the zoom control below a map. */
const CONTROL_SIZE_PX = 40;

/** A map of the world: Google's if that is set up and can be loaded, otherwise the built-in one. */
export const MapView = (props: MapProps) => (
  // Reserves the height of the map until it is loaded.
  <Box sx={{ minWidth: 0, '&:empty': { aspectRatio: `${WORLD_WIDTH} / ${WORLD_HEIGHT + CONTROL_SIZE_PX}` } }}>
    <QueryView query={configQuery} loading={null} failed={() => <LazyWorldMap {...props} />}>
      {({ google_maps_api_key: apiKey }) => <ConfiguredMap {...props} apiKey={apiKey} />}
    </QueryView>
  </Box>
);

const ConfiguredMap = ({ apiKey, ...props }: MapProps & { apiKey: string | null }) => {
  const [hasFailed, setHasFailed] = useState(false);
  const onFailed = useCallback(() => setHasFailed(true), []);
  return apiKey === null || hasFailed ? (
    <LazyWorldMap {...props} />
  ) : (
    <LazyGoogleMap {...props} apiKey={apiKey} onFailed={onFailed} />
  );
};
