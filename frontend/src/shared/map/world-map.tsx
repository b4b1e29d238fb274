import { Box } from '@mui/material';
import { type PointerEvent, useId } from 'react';
import { mapTexts } from '../texts/map';
import { WORLD_HEIGHT, WORLD_WIDTH } from './frame';
import type { MapCountries, MapProps } from './map-parts';
import { useZoom } from './use-zoom';
import { borders, countryOutlines, percentPosition } from './world';
import { ZoomControl } from './zoom-control';

/** A map that needs no network, in a separate chunk, with the shape of the world. */
export const WorldMap = ({ places, countries }: MapProps) => {
  const { zoom, zoomTo, frame, layer, handlers } = useZoom();
  return (
    <>
      <Box
        ref={frame}
        role="group"
        aria-label={mapTexts().world}
        tabIndex={0}
        {...handlers}
        sx={{ ...frameSx, ...(zoom > 1 && movableSx) }}
      >
        <Box ref={layer} sx={{ ...layerSx, width: `${zoom * 100}%` }}>
          <Land countries={countries} />
          {places.map((place) => (
            <Box key={place.key} sx={{ position: 'absolute', ...percentPosition(place) }}>
              {place.marker}
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

const getNumericCode = (target: EventTarget): string | null =>
  target instanceof Element ? target.getAttribute('data-country') : null;

const Land = ({ countries }: { countries: MapCountries | undefined }) => {
  const hatching = useId();
  const getFill = (numeric: string | null): string | undefined => {
    const look = numeric === null ? undefined : countries?.looks.get(numeric);
    return look === undefined ? undefined : (look.fill ?? `url(#${hatching})`);
  };
  const pointing = countries && {
    onPointerOver: ({ target }: PointerEvent) => countries.onPoint(getNumericCode(target)),
    onPointerLeave: () => countries.onPoint(null),
    onClick: ({ target }: { target: EventTarget }) => {
      const numeric = getNumericCode(target);
      if (numeric !== null) countries.onChoose(numeric);
    },
  };
  return (
    <Box component="svg" viewBox={`0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`} aria-hidden sx={landSx} {...pointing}>
      {countries && <Hatching id={hatching} />}
      {countryOutlines.map(({ numeric, path }, index) => {
        const fill = getFill(numeric);
        return <path key={index} d={path} fill={fill} data-country={fill === undefined ? undefined : numeric} />;
      })}
      <path d={borders} data-borders="" />
      {countries?.chosen != null && (
        <path d={countryOutlines.find(({ numeric }) => numeric === countries.chosen)?.path} data-chosen="" />
      )}
    </Box>
  );
};

/** Pattern for countries without a figure. */
const Hatching = ({ id }: { id: string }) => (
  <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="4" height="4" data-hatched="" />
    <path d="M0 0V4" data-hatch="" />
  </pattern>
);

const frameSx = { display: 'flex', aspectRatio: `${WORLD_WIDTH} / ${WORLD_HEIGHT}`, overflow: 'hidden' };
const movableSx = { cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } };
const layerSx = { position: 'relative', flex: 'none', m: 'auto', aspectRatio: `${WORLD_WIDTH} / ${WORLD_HEIGHT}` };
const landSx = {
  display: 'block',
  width: '100%',
  color: 'rule',
  fill: 'currentColor',
  '& [data-country]': { cursor: 'pointer' },
  '& [data-country]:hover': { filter: 'brightness(0.92)' },
  '& [data-borders], & [data-chosen]': { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' },
  '& [data-borders]': { color: 'sheet', pointerEvents: 'none' },
  '& [data-chosen]': { color: 'ink', strokeWidth: 1.5, strokeLinejoin: 'round', pointerEvents: 'none' },
  '& [data-hatched]': { color: 'wash' },
  '& [data-hatch]': { color: 'edge', stroke: 'currentColor' },
};
