import type { TariffItem } from './api/get-tariff-data';

/** The measure that countries are coloured by. */
export type Measure = 'score' | 'rate';

/** Values of a measure with one colour: whole numbers as in the legend, both included. */
export interface MeasureClass {
  readonly from: number;
  /** Fractions above this belong to the next class. */
  readonly to: number;
}

/** Classes of each measure, lowest first and without gaps, as many as there are colours. */
export const measureClasses: Readonly<Record<Measure, readonly MeasureClass[]>> = {
  score: [
    { from: 0, to: 39 },
    { from: 40, to: 54 },
    { from: 55, to: 69 },
    { from: 70, to: 84 },
    { from: 85, to: 100 },
  ],
  rate: [
    { from: 0, to: 10 },
    { from: 11, to: 15 },
    { from: 16, to: 20 },
    { from: 21, to: 30 },
    { from: 31, to: Infinity },
  ],
};

/** A country's value; null if it has none. */
export const measureValue = ({ country_trade_score: score, tariff }: TariffItem, measure: Measure): number | null => {
  switch (measure) {
    case 'score':
      return score;
    case 'rate':
      return 'percent' in tariff ? tariff.percent : null;
  }
};

/** Index of a country's class, from 0; null if it has no value. */
export const measureClassIndex = (item: TariffItem, measure: Measure): number | null => {
  const value = measureValue(item, measure);
  if (value === null) return null;
  const index = measureClasses[measure].findIndex(({ to }) => value <= to);
  return index < 0 ? null : index;
};
