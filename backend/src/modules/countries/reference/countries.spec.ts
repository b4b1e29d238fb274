import {
  type Country,
  countries,
  countryByName,
  countryOf,
  isPartner,
  rateChangesOf,
  tariffHistory,
} from './countries';
import { rateSetOn, ratesEnded, ratesSet, unreadSinceRate } from './duties';

test('a country is found by its code, its name and its other names', () => {
  expect(countryOf('DE')?.name).toBe('Germany');
  expect(countryByName(" côte d'ivoire ")?.id).toBe('CI');
  expect(countryByName('uk')?.id).toBe('GB');
  expect(countryOf('ZZ')).toBeUndefined();
});

test('codes and names are unique', () => {
  for (const key of ['id', 'numeric', 'name'] as const) {
    expect(new Set(countries.map((each) => each[key])).size).toBe(countries.length);
  }
});

test('the score is the share of the largest trade on a scale of logarithms', () => {
  const tradeOf = ({ exports, imports }: { exports: number; imports: number }) => Math.log10(1 + exports + imports);
  const traded = countries.flatMap(({ trade }) => (trade === null ? [] : [trade]));
  const largest = Math.max(...traded.map(tradeOf));
  // Where only tenths of a million are traded, the recorded score was rounded from what is not recorded.
  for (const trade of traded) expect(Math.abs((100 * tradeOf(trade)) / largest - trade.score)).toBeLessThan(1.1);
  expect(countryOf('MX')?.trade?.score).toBe(100);
});

test('the United States, their territories and where nobody trades are no partners', () => {
  const others = countries.filter((each) => !isPartner(each)).map(({ id }) => id);
  expect(others).toEqual(['AS', 'AQ', 'BV', 'GU', 'MP', 'PR', 'GS', 'VI', 'US', 'UM']);
});

test('the 27 members of the European Union are under its line of the order', () => {
  expect(countries.filter(({ tariff }) => tariff.basis === 'european_union')).toHaveLength(27);
});

test('documents of a country come newest first, each once', () => {
  for (const { documents } of countries) {
    expect(new Set(documents.map(({ date, title }) => `${date} ${title}`)).size).toBe(documents.length);
    expect(documents.map(({ date }) => date)).toEqual(
      documents
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  }
});

test('the duties were declared, set and ended in this order', () => {
  expect(tariffHistory.map(({ event }) => event)).toEqual(['declared', 'rates_set', 'ended', 'surcharge']);
});

const known = (id: string): Country => {
  const found = countryOf(id);
  if (found === undefined) throw new Error(`No country ${id}.`);
  return found;
};

test('later rates are of countries that have one, set and in effect between the order and its end', () => {
  const changed = countries.filter((each) => rateChangesOf(each).length > 0);
  expect(changed.map(({ id }) => id)).toEqual(['JP', 'LI', 'KR', 'CH']);
  for (const each of changed) {
    expect(each.tariff.basis).toBe('listed');
    for (const { date, in_effect_from } of rateChangesOf(each)) {
      expect(date > ratesSet.date && date < ratesEnded.date).toBe(true);
      expect(in_effect_from >= ratesSet.in_effect_from && in_effect_from <= date).toBe(true);
    }
  }
});

test('a document after the last known rate may have changed it, one before or of a country without a rate has not', () => {
  expect(unreadSinceRate(known('IN')).map(({ date }) => date)).toEqual(['2026-02-09']);
  expect([rateSetOn(known('CH')), unreadSinceRate(known('CH'))]).toEqual(['2025-12-18', []]);
  expect(unreadSinceRate(known('JO'))).toEqual([]);
  expect(unreadSinceRate(known('CN'))).toEqual([]);
});
