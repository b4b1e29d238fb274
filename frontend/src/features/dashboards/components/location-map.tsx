import { Box } from '@mui/material';
import { useMemo } from 'react';
import type { MapPlace } from '#shared/map/map-parts';
import { MapView } from '#shared/map/map-view';
import type { LocationMapItem } from '../api/dashboard';
import { formatValue } from '../format-item';
import type { ItemTable } from '../item-table';
import { boardTexts } from '../texts/board';
import { PlaceMarker } from './place-marker';

interface LocationMapProps {
  item: LocationMapItem;
  table: ItemTable;
}

/** A map of places, and next to it the top countries and cities. */
export const LocationMap = ({ item, table }: LocationMapProps) => {
  const texts = boardTexts();
  const { stats, unknown, locations } = item.data;
  const places = useMemo(
    () =>
      locations.map((location, index): MapPlace => ({
        key: String(index),
        lat: location.lat,
        lon: location.lon,
        marker: <PlaceMarker location={location} list={table.points[index]?.[1]?.list ?? undefined} />,
      })),
    [locations, table],
  );
  return (
    <Box sx={besideSx}>
      <MapView places={places} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: 5 }}>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet', width: '100%', m: 0 }}>
          {texts.places(stats.total_locations, stats.total_countries)} {unknown > 0 && texts.unknownPlace(unknown)}
        </Box>
        <TopPlaces title={texts.topCountries} places={stats.top_countries} />
        <TopPlaces title={texts.topCities} places={stats.top_cities} />
      </Box>
    </Box>
  );
};

type Stats = LocationMapItem['data']['stats'];

const TopPlaces = ({ title, places }: { title: string; places: Stats['top_cities'] }) => (
  <Box sx={{ flex: '1 1 180px' }}>
    <Box component="h3" sx={{ typography: 'label', m: 0 }}>
      {title}
    </Box>
    <Box component="ol" sx={topSx}>
      {places.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span> <span>{formatValue(count, 'count')}</span>
        </li>
      ))}
    </Box>
  </Box>
);

const besideSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
  gap: 6,
  mt: 4,
  mb: 4,
};

const topSx = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 4,
    py: '5px',
    borderBottom: 'hairline',
  },
};
