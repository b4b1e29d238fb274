import { numberFormat } from '#shared/language/locale';
import { DAY_MS } from '#shared/time/durations';
import { longDate } from '#shared/time/format-time';
import type { TariffCollection, TariffItem, TariffMilestone } from './api/get-tariff-data';
import type { Measure, MeasureClass } from './measures';
import { figureTexts } from './texts/figures';
import { tariffTexts } from './texts/page';

export interface RateDays {
  /** The day of all countries' rates. */
  readonly from: string;
  /** The day on which all of them ended; null while they apply. */
  readonly ended: string | null;
}

/** 'Rate on August 7, 2025 (ended)' */
export const measureLabel = (measure: Measure, { from, ended }: RateDays): string =>
  measure === 'score' ? figureTexts().score : tariffTexts().rateOn(longDate(from), ended !== null);

/** '85 to 100', '16 to 20%', '31% or more' */
export const formatClass = ({ from, to }: MeasureClass, measure: Measure): string => {
  const words = (value: number): string => (measure === 'rate' ? figureTexts().percent(value) : String(value));
  return to === Infinity ? tariffTexts().orMore(words(from)) : tariffTexts().range(String(from), words(to));
};

/** A country's rate for a table: '15%'. */
export const formatRate = ({ tariff }: TariffItem): string => {
  switch (tariff.basis) {
    case 'listed':
    case 'european_union':
    case 'unlisted':
      return figureTexts().percent(tariff.percent);
    case 'other_orders':
      return figureTexts().ownOrders;
    case 'none':
    case 'domestic':
      return figureTexts().noRate;
  }
};

const amount = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '$75.6 billion', '$25.0 billion' or '$1.5 million' of millions of US dollars */
export const formatDollars = (millions: number): string =>
  millions < 1000 ? figureTexts().millions(amount(millions)) : figureTexts().billions(amount(millions / 1000));

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
  milestone.event === 'surcharge' ? tariffTexts().proclamation : tariffTexts().order(milestone.order);

export const rateDays = ({ tariff_history: history, compiled_on }: TariffCollection): RateDays => ({
  from: history.find((each) => each.event === 'rates_set')?.in_effect_from ?? compiled_on,
  ended: history.find((each) => each.event === 'ended')?.date ?? null,
});

export const countryName = ({ country_code: code, country_name: name }: TariffItem): string =>
  figureTexts().country(code, name);
