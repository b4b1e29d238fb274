import { Inject, Injectable } from '@nestjs/common';
import type { EventSchema } from '#kernel/event-schema';
import type { Json } from '#kernel/json';
import { memoize } from '#kernel/memoize';
import type { Recorded } from '#kernel/recorded-event';
import { EVENT_CATEGORIES, type EventCategories } from '#platform/area/event-categories';

const MASK = '•••';

/** Secrets are masked by name, not by a key, since nobody is ever shown them. `browser` is the hash of a cookie. */
const SECRET = /hash(es)?$|secret$|^browser$/i;

/** Cached: there are few names of fields, and every event that is shown has some. */
const isSecret = memoize((field: string): boolean => SECRET.test(field));

/** The data of an event, with fields masked. */
export type MaskedData = Readonly<Record<string, Json>>;

const isObject = (value: Json): value is MaskedData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Masks fields. Most events have nothing to mask, and are not copied. Secrets are also found within values, as in a mailed
 * link.
 */
const maskedIn = (said: MaskedData, isMasked: (field: string) => boolean): MaskedData => {
  let masked: Record<string, Json> | undefined;
  for (const field in said) {
    const value = said[field] ?? null;
    if (value === null) continue;
    const maskedValue = isMasked(field) ? MASK : withoutSecretsIn(value);
    if (maskedValue !== value) (masked ??= { ...said })[field] = maskedValue;
  }
  return masked ?? said;
};

const withoutSecretsIn = (value: Json): Json => {
  if (isObject(value)) return maskedIn(value, isSecret);
  if (!Array.isArray(value)) return value;
  const maskedValue = value.map(withoutSecretsIn);
  return maskedValue.some((each, index) => each !== value[index]) ? maskedValue : value;
};

/** Masks what events hold of persons, as their schemas say. */
@Injectable()
export class EventMask {
  private readonly personalIn: ReadonlyMap<string, EventSchema['personal']>;

  constructor(@Inject(EVENT_CATEGORIES) categories: EventCategories) {
    this.personalIn = new Map(
      categories.flatMap(({ schemas }) => schemas.map(({ type, personal }) => [type, personal] as const)),
    );
  }

  /** An event's data, with its personal fields masked, except those of one person; those of erased people are null. */
  dataOf({ type, data }: Recorded, unmasked: string | null = null): MaskedData {
    const known = this.personalIn.get(type);
    // Starter content also has the subject null.
    const isShown = unmasked !== null && known !== undefined && Reflect.get(data, known.subject) === unmasked;
    const personal = isShown ? [] : (known?.fields ?? []);
    return maskedIn(data as MaskedData, (field) => personal.includes(field) || isSecret(field));
  }

  /** An event's data without secrets, no matter whom it is about. */
  withoutSecrets({ data }: Recorded): MaskedData {
    return maskedIn(data as MaskedData, isSecret);
  }
}
