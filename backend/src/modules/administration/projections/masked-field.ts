import type { DifferentField } from '#platform/projection-runner/models/verify';

const MAX_VALUE_LENGTH = 600;
/** How much is shown before the place where long values begin to differ. */
const CHARACTERS_BEFORE = 80;

const firstDifference = (one: string, other: string): number => {
  let offset = 0;
  while (offset < one.length && one[offset] === other[offset]) offset++;
  return offset;
};

const cut = (text: string | undefined, from: number): string | null => {
  if (text === undefined) return null;
  const end = from + MAX_VALUE_LENGTH;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${text.length > end ? '…' : ''}`;
};

/** A field's two values as JSON, masked; long ones around the place where they begin to differ. */
export const maskedField = ({ name, expected, found }: DifferentField, mask: (value: unknown) => unknown) => {
  const json = (value: unknown): string | undefined => JSON.stringify(mask(value));
  const [one, other] = [json(expected), json(found)];
  const isShort = [one, other].every((text = '') => text.length <= MAX_VALUE_LENGTH);
  const from = isShort ? 0 : Math.max(0, firstDifference(one ?? '', other ?? '') - CHARACTERS_BEFORE);
  return { name, expected: cut(one, from), found: cut(other, from) };
};
