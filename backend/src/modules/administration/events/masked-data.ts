import type { EventSchema } from '#kernel/event-schema';
import type { Json } from '#kernel/json';
import type { Recorded } from '#kernel/recorded-event';
import { everyCategory } from '#projections/administration/every-category';

const MASK = '•••';

const personalFields = new Map(
  everyCategory.flatMap(({ schemas }) =>
    schemas.map(({ type, personal }: EventSchema) => [type, new Set(personal?.fields ?? [])] as const),
  ),
);

/** Secrets need no key to be kept from view: they are never shown, to anyone. */
const SECRET = /hash(es)?$|secret$/i;

/** What an event says, with its personal fields masked; those of erased people are null. */
export const maskedData = ({ type, data }: Recorded): { readonly [field: string]: Json } => {
  const personal = personalFields.get(type) ?? new Set();
  const entries: Array<readonly [string, Json]> = Object.entries(data);
  return Object.fromEntries(
    entries.map(([field, value]) =>
      value !== null && (personal.has(field) || SECRET.test(field)) ? [field, MASK] : [field, value],
    ),
  );
};
