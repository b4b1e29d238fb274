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
