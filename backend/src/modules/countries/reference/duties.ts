import type { z } from 'zod';
import { addDays } from '#kernel/calendar';
import { type Country, type TariffMilestone, type documentSchema, rateChangesOf, tariffHistory } from './countries';

const milestoneOf = <Event extends TariffMilestone['event']>(event: Event) => {
  const found = tariffHistory.find((each): each is Extract<TariffMilestone, { event: Event }> => each.event === event);
  if (found === undefined) throw new Error(`The history of tariffs has no event ${event}.`);
  return found;
};

/** The order that set the rates of all countries. */
export const ratesSet = milestoneOf('rates_set');
/** The order that ended them. */
export const ratesEnded = milestoneOf('ended');
/** The duty that is last on record. */
export const surcharge = milestoneOf('surcharge');
/** The day on which it ends if nothing extends it. */
export const SURCHARGE_END = addDays(surcharge.in_effect_from, surcharge.days);

/** Documents on trade with a country after that duty, newest first: only their titles are known. */
export const documentsSinceSurcharge = ({ documents }: Country): Country['documents'] =>
  documents.filter(({ date }) => date > surcharge.date);

/** The day of the act that is last known to have set the rate of a country. */
export const rateSetOn = (country: Country): string => rateChangesOf(country).at(-1)?.date ?? ratesSet.date;

/**
 * Documents on trade with a country after the act that is last known to have set its rate, and before all rates ended: only their
 * titles are known, so whether they changed the rate is not.
 */
export const unreadSinceRate = (country: Country): readonly Readonly<z.output<typeof documentSchema>>[] =>
  'percent' in country.tariff
    ? country.documents.filter(({ date }) => date > rateSetOn(country) && date <= ratesEnded.date)
    : [];
