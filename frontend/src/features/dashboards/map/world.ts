import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { HEIGHT, WIDTH } from './frame';

type Atlas = Topology<{ readonly countries: GeometryCollection; readonly land: GeometryCollection }>;

// Its JSON has no literal types, such as 'Topology'.
const world: Atlas = atlas as never;

// Equal areas: no part of the world looks larger than it is.
const projection = geoEqualEarth().fitSize([WIDTH, HEIGHT], { type: 'Sphere' });
const path = geoPath(projection).digits(1);

export const land = path(feature(world, world.objects.land)) ?? '';
export const borders = path(mesh(world, world.objects.countries, (one, other) => one !== other)) ?? '';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Where a point is on the drawing, in percent of its width and height. */
export const placeOn = ({ lat, lon }: Point): { readonly left: string; readonly top: string } => {
  const [x, y] = projection([lon, lat]) ?? [0, 0];
  return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
};
