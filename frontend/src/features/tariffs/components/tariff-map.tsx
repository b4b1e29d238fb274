import { Box } from '@mui/material';
import { useMemo, useState } from 'react';
import type { CountryLook, MapPlace } from '#shared/map/map-parts';
import { MapView } from '#shared/map/map-view';
import { hasOutline } from '#shared/map/world';
import { ToggleChip } from '#shared/ui/fields/toggle-chip';
import type { TariffItem } from '../api/get-tariff-data';
import { type RateDays, countryName, measureLabel, formatRate, formatScore } from '../format-country';
import { type Measure, measureClassIndex } from '../measures';
import type { ChosenCountry } from '../published/use-chosen-country';
import { tariffTexts } from '../texts/page';
import { CountryMarker } from './country-marker';
import { useMapColours } from './country-swatch';
import { TariffMapLegend } from './map-legend';

export interface TariffMapProps {
  items: readonly TariffItem[];
  chosen: ChosenCountry;
  /** The day of the rates. */
  rateDays: RateDays;
}

const MEASURES: readonly Measure[] = ['score', 'rate'];

/** The countries on a map, coloured by a measure. In a separate chunk, with the shape of the world. */
export const TariffMap = ({ items, rateDays, chosen: { code, choose, measure, measureBy } }: TariffMapProps) => {
  const colours = useMapColours();
  const [pointed, setPointed] = useState<string | null>(null);
  const byNumber = useMemo(() => new Map(items.map((item) => [item.country_numeric, item])), [items]);
  const getFill = (item: TariffItem): string | null => colours[measureClassIndex(item, measure) ?? -1] ?? null;
  const looks = new Map<string, CountryLook>(items.map((item) => [item.country_numeric, { fill: getFill(item) }]));
  const isMarked = ({ country_numeric, documents, exports }: TariffItem): boolean =>
    documents.length > 0 || (exports !== null && !hasOutline(country_numeric));
  const places = items.filter(isMarked).map((item): MapPlace => ({
    key: item.country_code,
    lat: item.lat,
    lon: item.lon,
    marker: (
      <CountryMarker
        count={item.documents.length}
        fill={getFill(item)}
        isChosen={item.country_code === code}
        onChoose={() => choose(item.country_code)}
        onPoint={(isOver) => setPointed(isOver ? item.country_numeric : null)}
      />
    ),
  }));
  return (
    <Box component="section" aria-label={tariffTexts().map}>
      <Box sx={headSx}>
        <Box role="group" aria-label={tariffTexts().colourBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {MEASURES.map((each) => (
            <ToggleChip key={each} pressed={measure === each} onClick={() => measureBy(each)}>
              {measureLabel(each, rateDays)}
            </ToggleChip>
          ))}
        </Box>
        <Readout item={pointed === null ? undefined : byNumber.get(pointed)} />
      </Box>
      <MapView
        places={places}
        countries={{
          looks,
          chosen: items.find(({ country_code }) => country_code === code)?.country_numeric ?? null,
          onChoose: (numeric) => {
            const item = byNumber.get(numeric);
            if (item !== undefined) choose(item.country_code);
          },
          onPoint: setPointed,
        }}
      />
      <Box sx={{ mt: 3 }}>
        <TariffMapLegend measure={measure} rateDays={rateDays} />
      </Box>
    </Box>
  );
};

/** The country under the pointer. Users who cannot see the map have the list. */
const Readout = ({ item }: { item: TariffItem | undefined }) => (
  <Box component="p" aria-hidden sx={readoutSx}>
    {item !== undefined && (
      <>
        <strong>{countryName(item)}</strong> {tariffTexts().pointedAt(formatScore(item), formatRate(item))}
      </>
    )}
  </Box>
);

const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  mb: 3,
};

const readoutSx = {
  minHeight: '1.5em',
  typography: 'body2',
  color: 'quiet',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: 'ink', fontWeight: 600, mr: 2 },
};
