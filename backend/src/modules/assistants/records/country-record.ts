import { assertNever } from '#kernel/assert-never';
import {
  type Country,
  COMPILED_ON,
  TRADE_SOURCE,
  countries,
  isPartner,
  nameInSentence,
  tariffHistory,
} from '#modules/countries/published';
import { otherLanguages } from '#text/languages/all';
import type { Asked } from '../languages/question-words';
import type { Fact, RelatedRecord, Told, TopicRecord } from './record';
import { addDays } from '#kernel/calendar';
import { countOf, dayOf, millionsOf, yearOf } from './record-figures';

const ofTrade = (statement: string): Told => ({
  statement: `${statement}, according to ${TRADE_SOURCE.publisher}, ${TRADE_SOURCE.title}.`,
  value: '',
  addresses: [TRADE_SOURCE.url],
  years: [TRADE_SOURCE.year],
});

type Trade = NonNullable<Country['trade']>;

const ALL_TRADE = countries.reduce((sum, { trade }) => sum + (trade === null ? 0 : trade.exports + trade.imports), 0);

interface TradeField {
  readonly field: Fact['field'];
  readonly tells: readonly Asked[];
  statement(trade: Trade, name: string): string;
}

const AMOUNT: readonly Asked[] = ['amount', 'money'];
const { year } = TRADE_SOURCE;

const balance = ({ exports, imports }: Trade, name: string): string => {
  const kind = imports > exports ? 'deficit' : 'surplus';
  const sides = `exports of ${millionsOf(exports)}, imports of ${millionsOf(imports)}`;
  return `In ${year} the United States had a ${kind} of ${millionsOf(Math.abs(exports - imports))} in goods trade with ${name}: ${sides}`;
};

const tradeFields: readonly TradeField[] = [
  {
    field: 'exports',
    tells: AMOUNT,
    statement: ({ exports }, name) =>
      `In ${year} the United States exported goods worth ${millionsOf(exports)} to ${name}`,
  },
  {
    field: 'imports',
    tells: AMOUNT,
    statement: ({ imports }, name) =>
      `In ${year} the United States imported goods worth ${millionsOf(imports)} from ${name}`,
  },
  {
    field: 'trade',
    tells: AMOUNT,
    statement: ({ exports, imports }, name) =>
      `In ${year} goods worth ${millionsOf(exports + imports)} were traded between the United States and ${name}: exports of ${millionsOf(exports)} and imports of ${millionsOf(imports)}`,
  },
  { field: 'trade_balance', tells: AMOUNT, statement: balance },
  {
    field: 'trade_share',
    tells: ['amount', 'share'],
    statement: ({ exports, imports }, name) =>
      `In ${year} trade with ${name} was ${countOf((100 * (exports + imports)) / ALL_TRADE)}% of all goods trade of the United States`,
  },
  {
    field: 'trade_score',
    tells: ['amount'],
    statement: ({ score }, name) =>
      `The trade score of ${name} is ${score} of 100, on a logarithmic scale of goods trade with the United States in ${year}`,
  },
];

const eventOf = <Event extends (typeof tariffHistory)[number]['event']>(event: Event) => {
  const found = tariffHistory.find((each): each is Extract<typeof each, { event: Event }> => each.event === event);
  if (found === undefined) throw new Error(`The history of tariffs has no event ${event}.`);
  return found;
};
const set = eventOf('rates_set');
const end = eventOf('ended');
const surcharge = eventOf('surcharge');

const SET_BY = `Executive Order ${set.order} of ${dayOf(set.date)}`;
const ENDED = `The reciprocal rates took effect on ${dayOf(set.in_effect_from)} and ended with Executive Order ${end.order} of ${dayOf(end.date)}.`;

/** Of goods from all countries; those that the proclamation excepts are not in the record. */
const surchargeFact: Fact = {
  field: 'surcharge',
  tells: ['amount', 'share', 'time', 'until', 'act'],
  told: {
    statement: `On ${dayOf(surcharge.date)} a proclamation set a temporary import surcharge of ${surcharge.percent}% for ${surcharge.days} days from ${dayOf(surcharge.in_effect_from)}, which is until ${dayOf(addDays(surcharge.in_effect_from, surcharge.days))} unless it was prolonged.`,
    value: '',
    addresses: [surcharge.url],
    years: [yearOf(surcharge.date)],
  },
};

/** Null where the order set none. */
const rateWords = (country: Country): string | null => {
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

/** Those since then are answered, too: the rates have ended. */
const YEARS = [...new Set([set.date, end.date, COMPILED_ON].map(yearOf))];

const tariffFact = (country: Country): Fact => {
  const rate = rateWords(country);
  return {
    field: 'tariff',
    // The line of the order that a country is under is the reason for its rate.
    tells: [
      'amount',
      'share',
      'time',
      'until',
      'act',
      ...(country.tariff.basis === 'listed' ? [] : ['reason' as const]),
    ],
    told:
      rate === null ? null : { statement: `${rate} ${ENDED}`, value: '', addresses: [set.url, end.url], years: YEARS },
  };
};

const displayNames = ['en', ...otherLanguages.map(({ code }) => code)].map(
  (code) => new Intl.DisplayNames(code, { type: 'region' }),
);

/** Under orders of its own, as its panel says. */
const withoutRate = (country: Country): TopicRecord['unknown'] =>
  country.tariff.basis === 'other_orders'
    ? {
        tariff: `${SET_BY} set no reciprocal tariff for ${nameInSentence(country)}, which was under orders of its own. Their rates are not in this record; its documents name them.`,
      }
    : {};

/** Shorter ones in small letters are words: `us`, `in`. */
const SHORTEST_IN_SMALL = 4;

/** In a text without capitals a country is written small, too. */
const isNamed = (name: string, text: string): boolean => {
  const isSmall = text === text.toLowerCase() && name.length >= SHORTEST_IN_SMALL;
  const at = text.indexOf(isSmall ? name.toLowerCase() : name);
  return at >= 0 && !/\p{L}/u.test(`${text.charAt(at - 1)}${text.charAt(at + name.length)}`);
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

/** What can be asked about a country; its names are those of all languages that questions are understood in. */
export const countryRecord = (country: Country): TopicRecord => {
  const { id, name, aliases, trade, documents } = country;
  const inSentence = nameInSentence(country);
  return {
    kind: 'country',
    name: inSentence,
    names: [...new Set([name, ...aliases, ...displayNames.flatMap((names) => names.of(id) ?? [])])],
    facts: [
      ...tradeFields.map(({ field, tells, statement }): Fact => ({
        field,
        tells,
        told: trade === null ? null : ofTrade(statement(trade, inSentence)),
      })),
      tariffFact(country),
      surchargeFact,
    ],
    texts: documents.map(({ title, date, url }) => ({
      text: `${title} (${dayOf(date)})`,
      field: 'documents',
      address: url,
    })),
    members: [],
    unknown: withoutRate(country),
    namedIn: (text) =>
      countries.flatMap((other) =>
        other !== country && isPartner(other) && [other.name, ...other.aliases].some((each) => isNamed(each, text))
          ? [related(other)]
          : [],
      ),
  };
};
