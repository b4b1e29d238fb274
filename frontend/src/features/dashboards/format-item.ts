import { dateFormat, numberFormat } from '#shared/language/locale';
import type { DashboardItem, Location } from './api/dashboard';
import { boardTexts } from './texts/board';

type Unit = DashboardItem['unit'];

const count = numberFormat({ maximumFractionDigits: 2 });
const dollars = numberFormat({ style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

/** '1,204', '$0.0213', '41.5%' */
export const formatValue = (value: number, unit: Unit): string => {
  switch (unit) {
    case 'count':
      return count(value);
    case 'usd':
      return dollars(value);
    case 'percent':
      return boardTexts().percent(count(value));
  }
};

/** A figure by itself; a count of 0 is shown as having no data. */
export const formatFigure = (value: number | null, unit: Unit): string =>
  value === null || (value === 0 && unit !== 'percent') ? boardTexts().noData : formatValue(value, unit);

/** Says that nothing was counted or spent: `No data` alone could also mean that nobody knows. */
export const noneMessage = (unit: Unit, isNow: boolean): string => {
  const texts = boardTexts();
  if (isNow) return texts.nothingNow;
  return unit === 'usd' ? texts.nothingSpent : texts.nothingCounted;
};

const shortDay = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isIsoDay = (x: string): boolean => DAY.test(x);

export const isMoment = (x: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(x);

/** 'Nov 22' for a day in UTC; anything else as it is. */
export const formatPoint = (x: string): string => (isIsoDay(x) ? shortDay(new Date(x)) : x);

/** 'Nov 22, 13:40' of a time, in UTC */
export const formatUtcMoment = (time: string): string => `${formatPoint(time.slice(0, 10))}, ${time.slice(11, 16)}`;

/** 'Berlin, Germany'; 'Singapore' for a city that is a country */
export const formatCity = ({ city, country }: Pick<Location, 'city' | 'country'>): string =>
  city === country ? city : `${city}, ${country}`;
