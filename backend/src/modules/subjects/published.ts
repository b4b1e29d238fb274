/** What other areas may import from this one. */
export {
  type Subject,
  categoryOf,
  nameOf,
  recordedOn,
  settingsOf,
  subjectOf,
  trackerOfAgency,
  trackerOfCountry,
} from './subjects';
export { countriesIn } from './naming/countries-in-text';
