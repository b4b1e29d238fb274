/** What other areas may import from this one. */
export {
  type Subject,
  exploreCategory,
  nameOf,
  recordedOn,
  settingsOf,
  subjectOfTracker,
  trackerOfAgency,
  trackerOfCountry,
} from './subjects';
export { countriesIn } from './naming/countries-in-text';
