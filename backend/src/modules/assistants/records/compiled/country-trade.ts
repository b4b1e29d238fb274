import { type Country, TRADE_SOURCE, countries, nameInSentence } from '#modules/countries/published';
import type { AnswerType } from '../../languages/question-lexicon';
import type { Fact, FieldStatement } from '../record';
import { countOf, millionsOf, roundedOf } from './record-figures';

/** `amounts`: those in the statement, also shown as the source has them; null for a computed value. */
const ofTrade = (statement: string, amounts: readonly number[] | null): FieldStatement => ({
  statement:
    amounts === null
      ? `${statement}.`
      : `${statement}, according to ${TRADE_SOURCE.publisher}, ${TRADE_SOURCE.title}${asPublished(amounts)}.`,
  value: '',
  addresses: [TRADE_SOURCE.url],
  years: [TRADE_SOURCE.year],
});

/** ` ($75,612.9 million and $160,436.5 million)`; empty if the statement already has them in this form. */
const asPublished = (amounts: readonly number[]): string =>
  amounts.some((amount) => roundedOf(amount) !== millionsOf(amount))
    ? ` (${amounts.map(millionsOf).join(' and ')})`
    : '';

type Trade = NonNullable<Country['trade']>;

const ALL_TRADE = countries.reduce((sum, { trade }) => sum + (trade === null ? 0 : trade.exports + trade.imports), 0);

interface TradeField {
  readonly field: Fact['field'];
  readonly tells: readonly AnswerType[];
  statement(trade: Trade, name: string): string;
  /** The amounts in the source; null for a value computed here. */
  amounts(trade: Trade): readonly number[] | null;
}

const both = ({ exports, imports }: Trade): readonly number[] => [exports, imports];

const AMOUNT: readonly AnswerType[] = ['amount', 'money'];
const { year } = TRADE_SOURCE;

const balance = ({ exports, imports }: Trade, name: string): string => {
  const kind = imports > exports ? 'deficit' : 'surplus';
  const sides = `exports of ${roundedOf(exports)}, imports of ${roundedOf(imports)}`;
  return `In ${year} the United States had a ${kind} of ${roundedOf(Math.abs(exports - imports))} in goods trade with ${name}: ${sides}`;
};

const tradeFields: readonly TradeField[] = [
  {
    field: 'exports',
    tells: AMOUNT,
    statement: ({ exports }, name) =>
      `In ${year} the United States exported goods worth ${roundedOf(exports)} to ${name}`,
    amounts: ({ exports }) => [exports],
  },
  {
    field: 'imports',
    tells: AMOUNT,
    statement: ({ imports }, name) =>
      `In ${year} the United States imported goods worth ${roundedOf(imports)} from ${name}`,
    amounts: ({ imports }) => [imports],
  },
  {
    field: 'trade',
    tells: AMOUNT,
    statement: ({ exports, imports }, name) =>
      `In ${year} goods worth ${roundedOf(exports + imports)} were traded between the United States and ${name}: exports of ${roundedOf(exports)} and imports of ${roundedOf(imports)}`,
    amounts: both,
  },
  { field: 'trade_balance', tells: AMOUNT, statement: balance, amounts: both },
  {
    field: 'trade_share',
    tells: ['amount', 'share'],
    statement: ({ exports, imports }, name) =>
      `In ${year} trade with ${name} was ${countOf((100 * (exports + imports)) / ALL_TRADE)}% of all goods trade of the United States`,
    amounts: () => [],
  },
  {
    field: 'trade_score',
    tells: ['amount'],
    statement: ({ score }, name) =>
      `The trade score of ${name} is ${score} of 100. It is computed by Aidy from figures of ${TRADE_SOURCE.publisher} of ${year}: exports and imports together, on a logarithmic scale on which the largest partner of the United States has 100`,
    amounts: () => null,
  },
];

/** What is known of the goods trade with a country. */
export const tradeFacts = (country: Country): readonly Fact[] => {
  const { trade } = country;
  const name = nameInSentence(country);
  return tradeFields.map(({ field, tells: kinds, statement, amounts }) => ({
    field,
    kinds,
    statement: trade === null ? null : ofTrade(statement(trade, name), amounts(trade)),
  }));
};
