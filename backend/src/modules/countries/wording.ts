import { assertNever } from '#kernel/assert-never';
import type { Country, TariffMilestone } from './reference/countries';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'February 20, 2026' */
export const dateWords = (day: string): string => longDate.format(new Date(day));

const DAY_MS = 86_400_000;

/** The day on which a surcharge ends that is set for so many days, if nothing extends it: 'July 24, 2026' */
export const surchargeEndWords = ({
  in_effect_from: from,
  days,
}: Extract<TariffMilestone, { event: 'surcharge' }>): string =>
  dateWords(new Date(Date.parse(from) + days * DAY_MS).toISOString());

/** Countries whose names have an article in a sentence, besides those that end in `Islands`. */
const WITH_ARTICLE = new Set('AE BS CD CF CG DO GB GM IM KM MV NL PH UM US'.split(' '));

/** 'Germany', 'the Netherlands' */
export const nameInSentence = ({ id, name }: Pick<Country, 'id' | 'name'>): string =>
  WITH_ARTICLE.has(id) || / (?:Islands|Territory|Territories)$/.test(name) ? `the ${name}` : name;

/** The topic of a country's tracker. */
export const topicOf = (country: Country): string =>
  `Track new and changed trade barriers between the United States and ${nameInSentence(country)}: tariffs, quotas, agreements and disputes.`;

/** What to ask about a country to hear its latest. */
export const questionOf = (country: Country): string =>
  `What is new on trade barriers between the U.S. and ${nameInSentence(country)}?`;

/** 'Executive Order 14326' */
export const milestoneTitle = (milestone: TariffMilestone): string =>
  milestone.event === 'surcharge'
    ? 'Proclamation of a temporary import surcharge'
    : `Executive Order ${milestone.order}`;

/** What the order that set the rates says of a country. */
export const rateWords = (country: Country, setOn: string): string => {
  const { tariff } = country;
  const name = nameInSentence(country);
  const day = dateWords(setOn);
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
