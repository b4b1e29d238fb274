import { useEffect } from 'react';
import type { ColorTokens } from '../theme/tokens';
import type { MapCountries } from './map-parts';

/** Draws countries on a Google map, where they can be hovered and selected. */
export const useGoogleCountries = (
  map: google.maps.Map | null,
  countries: MapCountries | undefined,
  { sheet, ink }: ColorTokens,
): void => {
  const isShown = countries !== undefined;
  useEffect(() => {
    if (map === null || !isShown) return;
    let isUnmounted = false;
    void import('./world').then(({ outlines }) => {
      if (!isUnmounted) map.data.addGeoJson(outlines);
    });
    return () => {
      isUnmounted = true;
      map.data.forEach((each) => map.data.remove(each));
    };
  }, [map, isShown]);

  const { looks, chosen, onChoose, onPoint } = countries ?? {};
  useEffect(() => {
    map?.data.setStyle((each) => {
      const numeric = String(each.getId());
      const fill = looks?.get(numeric)?.fill ?? null;
      return {
        // Google Maps has no hatching: countries without a figure stay unfilled.
        fillColor: fill ?? sheet,
        fillOpacity: fill === null ? 0 : 1,
        strokeColor: numeric === chosen ? ink : sheet,
        strokeWeight: numeric === chosen ? 2 : 0.5,
        clickable: looks?.has(numeric) ?? false,
      };
    });
  }, [map, looks, chosen, sheet, ink]);

  useEffect(() => {
    if (map === null || onChoose === undefined || onPoint === undefined) return;
    const listeners = [
      map.data.addListener('click', ({ feature }: google.maps.Data.MouseEvent) => onChoose(String(feature.getId()))),
      map.data.addListener('mouseover', ({ feature }: google.maps.Data.MouseEvent) => onPoint(String(feature.getId()))),
      map.data.addListener('mouseout', () => onPoint(null)),
    ];
    return () => listeners.forEach((each) => each.remove());
  }, [map, onChoose, onPoint]);
};
