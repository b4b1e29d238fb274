import type { SubjectKey } from '#events/trackers/subject';
import { type TrackerSettings, DEFAULT_SEARCH_ENGINE } from '#events/trackers/tracker-settings';
import { assertNever } from '#kernel/assert-never';
import { idAt } from '#kernel/ids';
import { AGENCIES_COMPILED_ON, type Agency, agencies, agencyTopic } from '#modules/agencies/published';
import { COUNTRIES_COMPILED_ON, type Country, countries, isPartner, countryTopic } from '#modules/countries/published';
import { namingOfAgency } from './naming/naming-of-agency';
import { namingOfCountry } from './naming/naming-of-country';

/**
 * A country or agency of the reference data, which everybody may follow: it has one tracker, which belongs to the
 * system.
 */
export type Subject =
  { readonly kind: 'country'; readonly country: Country } | { readonly kind: 'agency'; readonly agency: Agency };

/** The ids of known subjects stay the same, whatever a release adds. */
const SINCE = Date.UTC(2026, 0, 1);

const idOf = ({ kind, key }: SubjectKey): string => idAt(SINCE, `subject/${kind}/${key}`);

export const trackerOfCountry = ({ id }: Country): string => idOf({ kind: 'country', key: id });
export const trackerOfAgency = ({ slug }: Agency): string => idOf({ kind: 'agency', key: slug });

const keyOf = (subject: Subject): SubjectKey => {
  switch (subject.kind) {
    case 'country':
      return { kind: 'country', key: subject.country.id };
    case 'agency':
      return { kind: 'agency', key: subject.agency.slug };
    default:
      return assertNever(subject);
  }
};

const byTracker: ReadonlyMap<string, Subject> = new Map<string, Subject>([
  ...countries.filter(isPartner).map((country) => [trackerOfCountry(country), { kind: 'country', country }] as const),
  ...agencies.map((agency) => [trackerOfAgency(agency), { kind: 'agency', agency }] as const),
]);

/** The country or agency whose tracker has this id. */
export const subjectOfTracker = (trackerId: string): Subject | undefined => byTracker.get(trackerId);

/** The day of its record. */
export const recordedOn = ({ kind }: Subject): string =>
  kind === 'country' ? COUNTRIES_COMPILED_ON : AGENCIES_COMPILED_ON;

/** Where Explore lists its tracker. */
export const exploreCategory = ({ kind }: Subject): string => (kind === 'country' ? 'Countries' : 'Agencies');

export const nameOf = (subject: Subject): string =>
  subject.kind === 'country' ? subject.country.name : subject.agency.displayName;

const topicOf = (subject: Subject): string =>
  subject.kind === 'country' ? countryTopic(subject.country) : agencyTopic(subject.agency);

/** How its tracker is researched. */
export const settingsOf = (subject: Subject): TrackerSettings => ({
  description: topicOf(subject),
  frequency: 'week',
  model: DEFAULT_SEARCH_ENGINE,
  domains: [],
  keyFacts: [],
  subject: keyOf(subject),
  naming: subject.kind === 'country' ? namingOfCountry(subject.country) : namingOfAgency(subject.agency),
});
