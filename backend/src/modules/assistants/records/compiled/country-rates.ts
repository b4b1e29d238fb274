import { assertNever } from '#kernel/assert-never';
import {
  type Country,
  COUNTRIES_COMPILED_ON,
  SURCHARGE_END,
  nameInSentence,
  describeRateChange,
  rateChangesOf,
  rateSetOn,
  ratesEnded,
  ratesSet,
  surcharge,
  describeUnreadOrders,
} from '#modules/countries/published';
import type { Fact, SubjectRecord } from '../record';
import { formatAsOf, yearOfFigure } from './record-figures';

const SET_BY = `Executive Order ${ratesSet.order} of ${formatAsOf(ratesSet.date)}`;
const ENDED_BY = `Executive Order ${ratesEnded.order} of ${formatAsOf(ratesEnded.date)}`;
const IN_EFFECT_FROM = formatAsOf(ratesSet.in_effect_from);

/** What happened to a rate after the order that set it. */
const formatSince = (country: Country): string => {
  const changes = rateChangesOf(country).map(describeRateChange);
  const unread = describeUnreadOrders(country);
  if (changes.length === 0 && unread === null)
    return `The reciprocal rates took effect on ${IN_EFFECT_FROM} and ended with ${ENDED_BY}.`;
  return [
    `The rate took effect on ${IN_EFFECT_FROM}.`,
    ...changes,
    ...(unread === null ? [] : [unread]),
    `All reciprocal rates ended with ${ENDED_BY}.`,
  ].join(' ');
};

/** The surcharge on goods from all countries; the goods that the proclamation excepts are not in the record. */
export const surchargeFact: Fact = {
  field: 'surcharge',
  knownUntil: surcharge.date,
  kinds: ['amount', 'share', 'time', 'until', 'act'],
  statement: {
    statement: `On ${formatAsOf(surcharge.date)} a proclamation set a temporary import surcharge of ${surcharge.percent}% for ${surcharge.days} days from ${formatAsOf(surcharge.in_effect_from)}, which is until ${formatAsOf(SURCHARGE_END)} unless it was prolonged.`,
    value: '',
    addresses: [surcharge.url],
    years: [yearOfFigure(surcharge.date)],
  },
};

/** The rate in words; null if the order set none. */
const describeRates = (country: Country): string | null => {
  const { tariff } = country;
  const name = nameInSentence(country);
  switch (tariff.basis) {
    case 'listed':
      return `${SET_BY} set a reciprocal tariff of ${tariff.percent}% on goods from ${name}.`;
    case 'european_union':
      return `${SET_BY} set a reciprocal tariff of ${tariff.percent}% on goods from the European Union, with ${name}, less the regular duty, and none where that is ${tariff.percent}% or more.`;
    case 'unlisted':
      return `${SET_BY} did not list ${name}; it set ${tariff.percent}% for trading partners that it did not list.`;
    case 'other_orders':
    case 'none':
    case 'domestic':
      return null;
    default:
      return assertNever(tariff);
  }
};

/** The years from the order to the compilation: questions about a time after the rates ended are answered, too. */
const YEARS = [...new Set([ratesSet.date, ratesEnded.date, COUNTRIES_COMPILED_ON].map(yearOfFigure))];

export const tariffFact = (country: Country): Fact => {
  const rate = describeRates(country);
  return {
    field: 'tariff',
    knownUntil: rateSetOn(country),
    // The part of the order that covers a country is the reason for its rate.
    kinds: [
      'amount',
      'share',
      'time',
      'until',
      'act',
      ...(country.tariff.basis === 'listed' ? [] : ['reason' as const]),
    ],
    statement:
      rate === null
        ? null
        : {
            statement: `${rate} ${formatSince(country)}`,
            value: '',
            addresses: [ratesSet.url, ...rateChangesOf(country).map(({ url }) => url), ratesEnded.url],
            years: YEARS,
          },
  };
};

/** The explanation for a country under separate orders, in the words of its panel. */
export const withoutRate = (country: Country): SubjectRecord['unknown'] =>
  country.tariff.basis === 'other_orders'
    ? {
        tariff: `${SET_BY} set no reciprocal tariff for ${nameInSentence(country)}, which was under orders of its own. Their rates are not in this record, which has only the titles of its documents.`,
      }
    : {};
