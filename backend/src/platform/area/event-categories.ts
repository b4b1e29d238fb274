import type { EventCategory } from '#kernel/events';
import { port } from '../port';

/** Every category of the log, of all areas. */
export type EventCategories = readonly EventCategory[];

export const EVENT_CATEGORIES = port<EventCategories>('EventCategories');

/** Categories whose events have personal fields: read models of these may contain personal data in clear. */
export const personalCategories = (categories: EventCategories): readonly string[] =>
  categories
    .filter(({ schemas }) => schemas.some(({ personal }) => personal !== undefined))
    .map(({ category }) => category);
