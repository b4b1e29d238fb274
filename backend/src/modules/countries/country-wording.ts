import { assertNever } from '#kernel/assert-never';
import { longDate } from '#wording/dates';
import type { Country, RateChange, TariffMilestone } from './reference/countries';
import { SURCHARGE_END, documentsSinceSurcharge, surcharge, unreadSinceRate } from './reference/duties';

/** 'February 20, 2026' */
export const formatDate = (day: string): string => longDate(new Date(day));

/** The later rate of a country in words. */
export const describeRateChange = ({ date, percent, in_effect_from: from }: RateChange): string =>
  `A notice of ${formatDate(date)} put it, from ${formatDate(from)}, at the regular duty or ${percent}%, whichever is higher.`;

/** 'July 20, 2026 and August 18, 2026' of documents, newest first */
const daysOf = (documents: readonly Readonly<Country['documents'][number]>[]): string =>
  new Intl.ListFormat('en').format([...new Set(documents.map(({ date }) => formatDate(date)))].toReversed());

/** Says that documents known only by their titles may have changed a rate; null if there are none. */
export const describeUnreadOrders = (country: Country): string | null => {
  const unread = unreadSinceRate(country);
  if (unread.length === 0) return null;
  const days = daysOf(unread);
  return unread.length === 1
    ? `Whether the document of ${days} changed this rate is not known: only its title is on record.`
    : `Whether the documents of ${days} changed this rate is not known: only their titles are on record.`;
};

/** What is known of the duties on goods of a country on the day on which the record was compiled. */
export const describeCurrentRate = (country: Country, compiledOn: string): string => {
  const later = documentsSinceSurcharge(country);
  const but = later.length === 0 ? '' : ` but the titles of documents of ${daysOf(later)}`;
  const last = `a temporary import surcharge of ${surcharge.percent}%`;
  // Duties of single countries or products may be later.
  return SURCHARGE_END < compiledOn
    ? `The record does not show what applies today: the last duty on goods from all countries, ${last}, was due to end on ${formatDate(SURCHARGE_END)}, and on ${formatDate(compiledOn)}, when this was last checked, the record had nothing later${but}.`
    : `On ${formatDate(compiledOn)}, when this was last checked, ${last} applied, until ${formatDate(SURCHARGE_END)} unless it is extended.`;
};

/** Countries whose names have an article in a sentence, besides those that end in `Islands`. */
const WITH_ARTICLE = new Set('AE BS CD CF CG DO GB GM IM KM MV NL PH UM US'.split(' '));

/** 'Germany', 'the Netherlands' */
export const nameInSentence = ({ id, name }: Pick<Country, 'id' | 'name'>): string =>
  WITH_ARTICLE.has(id) || / (?:Islands|Territory|Territories)$/.test(name) ? `the ${name}` : name;

/** The topic of a country's tracker. */
export const countryTopic = (country: Country): string =>
  `Track new and changed trade barriers between the United States and ${nameInSentence(country)}: tariffs, quotas, agreements and disputes.`;

/** A question that asks for the latest about a country. */
export const latestQuestion = (country: Country): string =>
  `What is new on trade barriers between the U.S. and ${nameInSentence(country)}?`;

/** 'Executive Order 14326' */
export const milestoneTitle = (milestone: TariffMilestone): string =>
  milestone.event === 'surcharge'
    ? 'Proclamation of a temporary import surcharge'
    : `Executive Order ${milestone.order}`;

/** The rate of a country in words, according to the order that set it. */
export const describeRate = (country: Country, setOn: string): string => {
  const { tariff } = country;
  const name = nameInSentence(country);
  const day = formatDate(setOn);
  switch (tariff.basis) {
    case 'listed':
      return `A reciprocal tariff of ${tariff.percent}% was set on ${day}.`;
    case 'european_union':
      return `On ${day} the reciprocal tariff on the European Union was set at ${tariff.percent}% less the regular duty, and at nothing where that is ${tariff.percent}% or more.`;
    case 'unlisted':
      return `The order of ${day} did not list ${name}; for countries it did not list, it set a reciprocal tariff of ${tariff.percent}%.`;
    case 'other_orders':
      return `The order of ${day} set no reciprocal tariff for ${name}, which was under orders of its own.`;
    case 'none':
    case 'domestic':
      return `The order of ${day} set no reciprocal tariff for ${name}.`;
    default:
      return assertNever(tariff);
  }
};
