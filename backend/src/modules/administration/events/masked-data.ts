import type { EventSchema } from '#kernel/event-schema';
import type { Json } from '#kernel/json';
import type { Recorded } from '#kernel/recorded-event';
import { everyCategory } from '#projections/administration/every-category';

const MASK = '•••';

const personalIn = new Map(
  everyCategory.flatMap(({ schemas }) => schemas.map(({ type, personal }: EventSchema) => [type, personal] as const)),
);

/** Secrets need no key to be kept from view: they are never shown, to anyone. */
const SECRET = /hash(es)?$|secret$/i;

/** Whether they are secret, by their names: there are few, and every event that is shown has some. */
const fieldsSeen = new Map<string, boolean>();

const isSecret = (field: string): boolean => {
  const seen = fieldsSeen.get(field);
  if (seen !== undefined) return seen;
  const secret = SECRET.test(field);
  fieldsSeen.set(field, secret);
  return secret;
};

type Data = Readonly<Record<string, Json>>;

/** What an event says, with its personal fields masked, but for those of one person; those of erased people are null. */
export const maskedData = ({ type, data }: Recorded, unmasked: string | null = null): Data => {
  const known = personalIn.get(type);
  // Starter content has the subject null too.
  const isShown = unmasked !== null && known !== undefined && Reflect.get(data, known.subject) === unmasked;
  const personal = isShown ? [] : (known?.fields ?? []);
  const said = data as Data;
  let masked: Record<string, Json> | undefined;
  // Most events have nothing to mask, and are not copied.
  for (const field in said) {
    if (said[field] !== null && (personal.includes(field) || isSecret(field))) (masked ??= { ...said })[field] = MASK;
  }
  return masked ?? said;
};
