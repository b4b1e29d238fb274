import { useColorScheme } from '@mui/material';
import { GoogleMap as Google, OverlayViewF, useLoadScript } from '@react-google-maps/api';
import { useEffect, useMemo } from 'react';
import { type ColorTokens, dark, light } from '../../../shared/theme/tokens';
import type { LocationMapItem } from '../api/dashboard';
import type { ItemTable } from '../item-table';
import { HEIGHT, WIDTH } from '../map/frame';
import { PlaceMarker } from './place-marker';

declare global {
  interface Window {
    /** Google calls it if it refuses the key, which it finds out after its script has loaded. */
    gm_authFailure?: () => void;
  }
}

interface GoogleMapProps {
  item: LocationMapItem;
  table: ItemTable;
  apiKey: string;
  /** Google's script cannot be loaded, or refuses the key. */
  onFailed: () => void;
}

/** The places on a map of Google, in a chunk of its own. */
const GoogleMap = ({ item, table, apiKey, onFailed }: GoogleMapProps) => {
  const { colorScheme } = useColorScheme();
  const { isLoaded, loadError } = useGoogleMaps(apiKey);
  useEffect(() => {
    if (loadError !== undefined) onFailed();
    window.gm_authFailure = onFailed;
    return () => void delete window.gm_authFailure;
  }, [loadError, onFailed]);
  const { locations } = item.data;
  // Google draws an overlay again whose position is another object.
  const placed = useMemo(
    () => locations.map((location) => ({ location, position: { lat: location.lat, lng: location.lon } })),
    [locations],
  );
  if (!isLoaded) return null;
  return (
    <Google center={CENTRE} zoom={1} mapContainerStyle={CONTAINER} options={colorScheme === 'dark' ? inDark : inLight}>
      {placed.map(({ location, position }, place) => (
        <OverlayViewF key={place} position={position} mapPaneName="overlayMouseTarget">
          <PlaceMarker location={location} list={table.points[place]?.[1]?.list ?? undefined} />
        </OverlayViewF>
      ))}
    </Google>
  );
};
export default GoogleMap;

/** A key that is restricted to some pages is refused to those that do not name their origin, as ours do not. */
const nameOrigin = (): void => {
  const origin = { name: 'referrer', content: 'strict-origin-when-cross-origin' };
  document.head.append(Object.assign(document.createElement('meta'), origin));
};

const useGoogleMaps = (googleMapsApiKey: string) => {
  useMemo(nameOrigin, []);
  return useLoadScript({ googleMapsApiKey });
};

const CENTRE = { lat: 20, lng: 0 };
/** High enough for Google's controls on a phone. */
const CONTAINER = { aspectRatio: `${WIDTH} / ${HEIGHT}`, minHeight: 240, maxWidth: '100%' };

/** Land, water and names as on the built-in map; nothing that is not about places. */
const optionsIn = ({ rule, sheet, quiet }: ColorTokens) => ({
  backgroundColor: sheet,
  // The page keeps its wheel unless Ctrl is held.
  gestureHandling: 'cooperative',
  mapTypeControl: false,
  streetViewControl: false,
  fullscreenControl: false,
  styles: [
    { elementType: 'geometry', stylers: [{ color: rule }] },
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    { elementType: 'labels.text.fill', stylers: [{ color: quiet }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: sheet }] },
    { featureType: 'administrative', elementType: 'geometry.stroke', stylers: [{ color: sheet }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: sheet }] },
    ...['poi', 'road', 'transit'].map((featureType) => ({ featureType, stylers: [{ visibility: 'off' }] })),
  ],
});
const inLight = optionsIn(light);
const inDark = optionsIn(dark);
