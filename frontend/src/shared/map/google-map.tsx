import { useColorScheme } from '@mui/material';
import { GoogleMap as Google, OverlayViewF, useLoadScript } from '@react-google-maps/api';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { nameOrigin } from '../lazy/name-origin';
import { type ColorTokens, dark, light } from '../theme/tokens';
import { WORLD_HEIGHT, WORLD_WIDTH } from './frame';
import { useGoogleCountries } from './google-countries';
import type { MapProps } from './map-parts';

declare global {
  interface Window {
    /** Google calls it if it refuses the key, which is checked after its script has loaded. */
    gm_authFailure?: () => void;
  }
}

export interface GoogleMapProps extends MapProps {
  apiKey: string;
  /** Google's script cannot be loaded, or refuses the key. */
  onFailed: () => void;
}

/** A Google map, in a separate chunk. */
export const GoogleMap = ({ places, countries, apiKey, onFailed }: GoogleMapProps) => {
  const { colorScheme } = useColorScheme();
  const theme = colorScheme === 'dark' ? dark : light;
  const { isLoaded, loadError } = useGoogleMaps(apiKey);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  useGoogleCountries(map, countries, theme);
  useEffect(() => {
    if (loadError !== undefined) onFailed();
    window.gm_authFailure = onFailed;
    return () => void delete window.gm_authFailure;
  }, [loadError, onFailed]);
  // Google redraws an overlay if its position is a new object.
  const placed = useMemo(
    () => places.map(({ key, marker, lat, lon }) => ({ key, marker, position: { lat, lng: lon } })),
    [places],
  );
  if (!isLoaded) return null;
  return (
    <Google
      center={CENTRE}
      zoom={1}
      mapContainerStyle={CONTAINER}
      options={theme === dark ? inDark : inLight}
      onLoad={setMap}
    >
      {placed.map(({ key, marker, position }) => (
        <OverlayViewF key={key} position={position} mapPaneName="overlayMouseTarget">
          <>{marker}</>
        </OverlayViewF>
      ))}
    </Google>
  );
};

const useGoogleMaps = (googleMapsApiKey: string) => {
  // Before the effect that loads the script.
  useLayoutEffect(nameOrigin, []);
  return useLoadScript({ googleMapsApiKey });
};

const CENTRE = { lat: 20, lng: 0 };
/** High enough for Google's controls on a phone. */
const CONTAINER = { aspectRatio: `${WORLD_WIDTH} / ${WORLD_HEIGHT}`, minHeight: 240, maxWidth: '100%' };

/** Land, water and names as on the built-in map; no points of interest. */
const toMapOptions = ({ rule, sheet, quiet }: ColorTokens) => ({
  backgroundColor: sheet,
  // The wheel scrolls the page unless Ctrl is held.
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
const inLight = toMapOptions(light);
const inDark = toMapOptions(dark);
