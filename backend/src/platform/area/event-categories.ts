import type { EventCategory } from '#kernel/events';
import { port } from '../port';

/** Every category of the log: those of all areas. */
export type EventCategories = readonly EventCategory[];

export const EVENT_CATEGORIES = port<EventCategories>('EventCategories');
