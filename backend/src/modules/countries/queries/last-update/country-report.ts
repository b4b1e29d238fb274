import {
  formatDate,
  milestoneTitle,
  describeCurrentRate,
  describeRateChange,
  describeRate,
  describeUnreadOrders,
} from '../../country-wording';
import {
  type Country,
  COUNTRIES_COMPILED_ON,
  type RateChange,
  type TariffMilestone,
  rateChangesOf,
  tariffHistory,
} from '../../reference/countries';
import { SURCHARGE_END } from '../../reference/duties';

/** A page that a report cites; `date` is the day that it is about or was published on. */
export interface ReportSource {
  readonly url: string;
  readonly title: string;
  readonly publisher: string;
  readonly date: string;
}

/** A report on a country in markdown, with `[n]` for `sources[n - 1]`. */
export interface CountryReport {
  readonly content: string;
  readonly sources: readonly ReportSource[];
  /** The newest of its dates. */
  readonly updatedOn: string;
}

const WHITE_HOUSE = 'The White House';
const FEDERAL_REGISTER = 'Federal Register';

const milestoneSource = (milestone: TariffMilestone): ReportSource => ({
  url: milestone.url,
  title: milestoneTitle(milestone),
  publisher: milestone.event === 'surcharge' ? WHITE_HOUSE : FEDERAL_REGISTER,
  date: milestone.date,
});

const changeSource = ({ url, title, date }: RateChange): ReportSource => ({
  url,
  title,
  publisher: FEDERAL_REGISTER,
  date,
});

/** A change to all duties, worded for one country; null if it does not concern it. */
const describeDuties = (country: Country, milestone: TariffMilestone): string | null => {
  switch (milestone.event) {
    case 'declared':
      return null;
    case 'rates_set':
      return describeRate(country, milestone.date);
    case 'ended':
      return `The additional duties under emergency powers, the reciprocal tariffs among them, ended on ${formatDate(milestone.date)}.`;
    case 'surcharge':
      return `A temporary import surcharge of ${milestone.percent}% was proclaimed on ${formatDate(milestone.date)}, for ${milestone.days} days from ${formatDate(milestone.in_effect_from)}, which is until ${formatDate(SURCHARGE_END)} unless it was extended.`;
  }
};

/**
 * The dated documents of the White House on trade with a country, newest first, then its duties. `isToldSince`: whether
 * public trackers have reported on its trade since the last duty on record.
 */
export const countryReport = (country: Country, { isToldSince = false } = {}): CountryReport => {
  const sources: ReportSource[] = [];
  const cite = (source: ReportSource): string => `[${sources.push(source)}]`;
  const documents = country.documents.map(
    ({ date, title, url }) => `- ${formatDate(date)}: ${title} ${cite({ url, title, publisher: WHITE_HOUSE, date })}`,
  );
  const unread = describeUnreadOrders(country);
  const since = (): readonly string[] => [
    ...rateChangesOf(country).map((change) => `- ${describeRateChange(change)} ${cite(changeSource(change))}`),
    ...(unread === null ? [] : [`- ${unread}`]),
  ];
  const duties = tariffHistory.flatMap((milestone) => {
    const words = describeDuties(country, milestone);
    if (words === null) return [];
    const line = `- ${words} ${cite(milestoneSource(milestone))}`;
    return milestone.event === 'rates_set' ? [line, ...since()] : [line];
  });
  const parts = [
    ['Documents', documents],
    [
      'Duties',
      [
        ...duties,
        `- ${describeCurrentRate(country, COUNTRIES_COMPILED_ON)}${isToldSince ? ' What public trackers have found since is under “From public trackers”.' : ''}`,
      ],
    ],
  ] as const;
  return {
    content: parts
      .flatMap(([heading, lines]) => (lines.length === 0 ? [] : [`**${heading}**\n\n${lines.join('\n')}`]))
      .join('\n\n'),
    sources,
    updatedOn:
      sources
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? COUNTRIES_COMPILED_ON,
  };
};
