import { DAY_MS } from '../../shared/time/durations';
import { longEnglishDate } from '../../shared/time/english-dates';
import type { TariffCollection, TariffItem, TariffMilestone } from './published/api/get-tariff-data';
import type { Measure, MeasureClass } from './measures';
import { englishNumberFormat } from '../../shared/language/english-numbers';

/** 'Rate on August 7, 2025'. `ratesOn`: the day that the rates are of. */
export const measureLabel = (measure: Measure, ratesOn: string): string =>
  measure === 'score' ? 'Trade score' : `Rate on ${longEnglishDate(ratesOn)}`;

/** Hatched areas. */
export const noValueLabels: Readonly<Record<Measure, string>> = {
  score: 'No trade recorded',
  rate: 'No rate, or under orders of its own',
};

/** '85 to 100', '16 to 20%', '31% or more' */
export const formatClass = ({ from, to }: MeasureClass, measure: Measure): string => {
  const unit = measure === 'rate' ? '%' : '';
  return to === Infinity ? `${from}${unit} or more` : `${from} to ${to}${unit}`;
};

/** A country's rate for a table: '15%'. */
export const formatRate = ({ tariff }: TariffItem): string => {
  switch (tariff.basis) {
    case 'listed':
    case 'european_union':
    case 'unlisted':
      return `${tariff.percent}%`;
    case 'other_orders':
      return 'own orders';
    case 'none':
    case 'domestic':
      return 'none';
  }
};

const amount = englishNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '$75.6 billion', '$25.0 billion' or '$1.5 million' of millions of US dollars */
export const formatDollars = (millions: number): string =>
  millions < 1000 ? `$${amount(millions)} million` : `$${amount(millions / 1000)} billion`;

/** '91', '–' */
export const formatScore = ({ country_trade_score: score }: TariffItem): string =>
  score === null ? '–' : String(score);

/** The day on which a surcharge for some days ends, if nothing extends it: '2026-07-24' */
export const surchargeEnd = ({
  in_effect_from: from,
  days,
}: Extract<TariffMilestone, { event: 'surcharge' }>): string =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);

/** 'Executive Order 14326' */
export const formatAct = (milestone: TariffMilestone): string =>
  milestone.event === 'surcharge' ? 'a proclamation' : `Executive Order ${milestone.order}`;

/** The day that the rates of all countries are of. */
export const ratesDay = ({ tariff_history: history, compiled_on }: TariffCollection): string =>
  history.find((each) => each.event === 'rates_set')?.in_effect_from ?? compiled_on;
