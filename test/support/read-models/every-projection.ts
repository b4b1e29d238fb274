import type { Projection } from '#kernel/projection';
import { logIndexOf } from '#projections/administration/log-index/log-index.projection';
import { logPersonsOf } from '#projections/administration/log-persons/log-persons.projection';
import { collected } from '../collected';
import { eventCategories } from '../log/event-categories';

const isProjection = (value: unknown): value is Projection =>
  typeof value === 'object' && value !== null && 'project' in value && 'categories' in value;

/** The projections of all areas. */
export const everyProjection: readonly Projection[] = [
  ...collected('.projection.ts', 'projections').filter(isProjection),
  logIndexOf(eventCategories) as Projection,
  logPersonsOf(eventCategories) as Projection,
];
