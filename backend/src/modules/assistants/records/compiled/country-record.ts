import { memoize } from '#kernel/memoize';
import {
  type Country,
  COUNTRIES_COMPILED_ON,
  countries,
  isPartner,
  nameInSentence,
  describeCurrentRate,
} from '#modules/countries/published';
import { otherLanguages } from '#text/languages/all';
import type { RelatedRecord, SubjectRecord } from '../record';
import { surchargeFact, tariffFact, withoutRate } from './country-rates';
import { tradeFacts } from './country-trade';
import { formatAsOf } from './record-figures';

const displayNames = ['en', ...otherLanguages.map(({ code }) => code)].map(
  (code) => new Intl.DisplayNames(code, { type: 'region' }),
);

/** The names of the European Union, whose rate is that of its members, in all languages. */
const europeanUnion: readonly string[] = ['EU', ...new Set(displayNames.flatMap((names) => names.of('EU') ?? []))];

/** Its names in all languages that questions are understood in. */
const countryNames = memoize(({ id, name, aliases }: Country): readonly string[] => [
  ...new Set([name, ...aliases, ...displayNames.flatMap((names) => names.of(id) ?? [])]),
]);

/** Shorter names in lower case are words: `us`, `in`. */
const SHORTEST_IN_SMALL = 4;

/** Whether a text names a country. In a text without capitals, the name may be in lower case. */
const isMentioned = (name: string, text: string): boolean => {
  const isSmall = text === text.toLowerCase() && name.length >= SHORTEST_IN_SMALL;
  const index = text.indexOf(isSmall ? name.toLowerCase() : name);
  return index >= 0 && !/\p{L}/u.test(`${text.charAt(index - 1)}${text.charAt(index + name.length)}`);
};

const related = (country: Country): RelatedRecord => {
  const { trade, tariff } = country;
  const musd = (value: number) => ({ value, measure: 'millions of dollars' });
  return {
    reference: country.id,
    name: country.name,
    values: {
      ...(trade && {
        exports: musd(trade.exports),
        imports: musd(trade.imports),
        trade: musd(trade.exports + trade.imports),
        trade_score: { value: trade.score, measure: 'score' },
      }),
      ...('percent' in tariff && { tariff: { value: tariff.percent, measure: 'percent' } }),
    },
    record: () => countryRecord(country),
  };
};

/** The record of a country; its names include those in all languages that questions are understood in. */
export const countryRecord = (country: Country): SubjectRecord => {
  const { id, documents } = country;
  return {
    kind: 'country',
    name: nameInSentence(country),
    names: countryNames(country),
    facts: [...tradeFacts(country), tariffFact(country), surchargeFact],
    texts: documents.map(({ title, date, url }) => ({
      text: `${title} (${formatAsOf(date)})`,
      field: 'documents',
      address: url,
      day: date,
    })),
    news: [],
    now: describeCurrentRate(country, COUNTRIES_COMPILED_ON),
    address: `/tariffs?country=${id}`,
    standing: null,
    union: country.tariff.basis === 'european_union' ? europeanUnion : [],
    members: [],
    unknown: withoutRate(country),
    departmentIn: () => false,
    relatedIn: (text) =>
      countries.flatMap((other) =>
        other !== country && isPartner(other) && countryNames(other).some((each) => isMentioned(each, text))
          ? [related(other)]
          : [],
      ),
  };
};
