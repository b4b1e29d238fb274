import { locale } from '#shared/language/locale';
import { searchable } from '#shared/text-format/searchable';
import type { TariffItem } from './api/get-tariff-data';
import { countryName } from './format-country';
import { type Measure, measureValue } from './measures';

export type Column = 'name' | Measure;

/** Names from A to Z; figures in descending order, missing ones last; or the reverse. */
export interface Order {
  readonly by: Column;
  readonly isReversed: boolean;
}

const byName = (one: TariffItem, other: TariffItem): number =>
  countryName(one).localeCompare(countryName(other), locale());

const compare = (one: TariffItem, other: TariffItem, { by, isReversed }: Order): number => {
  const way = isReversed ? -1 : 1;
  if (by === 'name') return way * byName(one, other);
  const [left, right] = [measureValue(one, by), measureValue(other, by)];
  if (left === null || right === null) return Number(left === null) - Number(right === null) || byName(one, other);
  return way * (right - left) || byName(one, other);
};

/** Strips accents and case. */
const matches = (item: TariffItem, text: string): boolean => {
  const wanted = searchable(text.trim());
  return searchable(countryName(item)).includes(wanted) || item.country_code.toLowerCase() === wanted;
};

/** The countries whose name contains the text, or whose code it is, sorted. */
export const countriesMatching = (items: readonly TariffItem[], text: string, order: Order): readonly TariffItem[] =>
  items.filter((item) => matches(item, text)).sort((one, other) => compare(one, other, order));
