import type { EventCategories } from '#platform/area/event-categories';

const MASK = '•••';
/** Ids and times say nothing about a person that their event does not. */
const SHOWN = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?)?$/;

/**
 * How to show values of a read model that follows these categories. Documents do not say which of their texts are personal,
 * so all are masked if any of the events may hold such a field.
 */
export const maskFor = (categories: EventCategories, followed: readonly string[]): ((value: unknown) => unknown) => {
  const mayBePersonal = categories.some(
    ({ category, schemas }) => followed.includes(category) && schemas.some(({ personal }) => personal !== undefined),
  );
  return mayBePersonal ? masked : (value) => value;
};

const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return SHOWN.test(value) ? value : MASK;
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, masked(of)] as const));
};
