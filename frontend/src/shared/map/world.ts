import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { WORLD_HEIGHT, WORLD_WIDTH } from './frame';

type Atlas = Topology<{ readonly countries: GeometryCollection }>;

// TypeScript infers no literal types, such as 'Topology', from JSON.
const world: Atlas = atlas as never;

// An equal-area projection: no part of the world looks larger than it is.
const projection = geoEqualEarth().fitSize([WORLD_WIDTH, WORLD_HEIGHT], { type: 'Sphere' });
const path = geoPath(projection).digits(1);

/** The outlines as GeoJSON; the `id` of a country is its number in ISO 3166-1, of three digits. */
export const outlines = feature(world, world.objects.countries);

/** The outline of a country. Places without a number, such as Northern Cyprus, have none here either. */
export interface Outline {
  readonly numeric: string | null;
  readonly path: string;
}

export const countryOutlines: readonly Outline[] = outlines.features.map((each) => ({
  numeric: each.id === undefined ? null : String(each.id),
  path: path(each) ?? '',
}));

export const borders = path(mesh(world, world.objects.countries, (one, other) => one !== other)) ?? '';

/** Whether a country is large enough to have an outline. */
export const hasOutline = (numeric: string): boolean => outlined.has(numeric);
const outlined = new Set(countryOutlines.map(({ numeric }) => numeric));

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Position of a point on the drawing. */
const project = ({ lat, lon }: Point): readonly [x: number, y: number] => projection([lon, lat]) ?? [0, 0];

/** Position of a point on the drawing, in percent of its width and height. */
export const percentPosition = (point: Point): { readonly left: string; readonly top: string } => {
  const [x, y] = project(point);
  return { left: `${(x / WORLD_WIDTH) * 100}%`, top: `${(y / WORLD_HEIGHT) * 100}%` };
};
