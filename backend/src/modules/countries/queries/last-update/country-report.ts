import { type Country, COMPILED_ON, type TariffMilestone, tariffHistory } from '../../reference/countries';
import { dateWords, milestoneTitle, rateWords, surchargeEndWords } from '../../wording';

/** A page that a report cites; `date` is the day it speaks of or was published on. */
export interface ReportSource {
  readonly url: string;
  readonly title: string;
  readonly publisher: string;
  readonly date: string;
}

/** What is known of a country, in markdown, with `[n]` for `sources[n - 1]`. */
export interface CountryReport {
  readonly content: string;
  readonly sources: readonly ReportSource[];
  /** The newest of its dates. */
  readonly updatedOn: string;
}

const WHITE_HOUSE = 'The White House';

const milestoneSource = (milestone: TariffMilestone): ReportSource => ({
  url: milestone.url,
  title: milestoneTitle(milestone),
  publisher: milestone.event === 'surcharge' ? WHITE_HOUSE : 'Federal Register',
  date: milestone.date,
});

/** What happened to all duties, told for one country; null for what it does not need. */
const dutyWords = (country: Country, milestone: TariffMilestone): string | null => {
  switch (milestone.event) {
    case 'declared':
      return null;
    case 'rates_set':
      return rateWords(country, milestone.date);
    case 'ended':
      return `The additional duties under emergency powers, the reciprocal tariffs among them, ended on ${dateWords(milestone.date)}.`;
    case 'surcharge':
      return `A temporary import surcharge of ${milestone.percent}% was proclaimed on ${dateWords(milestone.date)}, for ${milestone.days} days from ${dateWords(milestone.in_effect_from)}, which is until ${surchargeEndWords(milestone)} unless it is extended.`;
  }
};

/** The dated documents of the White House on trade with a country, newest first, then its duties. */
export const countryReport = (country: Country): CountryReport => {
  const sources: ReportSource[] = [];
  const cite = (source: ReportSource): string => `[${sources.push(source)}]`;
  const documents = country.documents.map(
    ({ date, title, url }) => `- ${dateWords(date)}: ${title} ${cite({ url, title, publisher: WHITE_HOUSE, date })}`,
  );
  const duties = tariffHistory.flatMap((milestone) => {
    const words = dutyWords(country, milestone);
    return words === null ? [] : [`- ${words} ${cite(milestoneSource(milestone))}`];
  });
  const parts = [
    ['Documents', documents],
    ['Duties', duties],
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
        .at(-1) ?? COMPILED_ON,
  };
};
