import type { TariffItem, TariffMilestone } from './published/api/get-tariff-data';
import type { Measure, MeasureClass } from './measures';

export const measureWords: Readonly<Record<Measure, string>> = { score: 'Trade score', rate: 'Rate of 2025' };

/** Hatched areas. */
export const withoutWords: Readonly<Record<Measure, string>> = {
  score: 'No trade recorded',
  rate: 'No rate, or under other orders',
};

/** '85 to 100', '15%', '18 to 20%' */
export const classWords = ({ from, to }: MeasureClass, measure: Measure): string => {
  const unit = measure === 'rate' ? '%' : '';
  return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
};

/** In a table: '15%'. */
export const rateWords = ({ tariff }: TariffItem): string => {
  switch (tariff.basis) {
    case 'listed':
    case 'european_union':
    case 'unlisted':
      return `${tariff.percent}%`;
    case 'other_orders':
      return 'other orders';
    case 'none':
    case 'domestic':
      return 'none';
  }
};

const amount = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});

/** '$75.6 billion' of millions of US dollars */
export const dollarWords = (millions: number): string => `$${amount.format(millions * 1_000_000)}`;

/** '91', '–' */
export const scoreWords = ({ country_trade_score: score }: TariffItem): string =>
  score === null ? '–' : String(score);

const DAY_MS = 86_400_000;

/** The day on which a surcharge for some days ends, if nothing extends it: '2026-07-24' */
export const surchargeEnd = ({
  in_effect_from: from,
  days,
}: Extract<TariffMilestone, { event: 'surcharge' }>): string =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);

/** 'Executive Order 14326' */
export const actWords = (milestone: TariffMilestone): string =>
  milestone.event === 'surcharge' ? 'a proclamation' : `Executive Order ${milestone.order}`;
