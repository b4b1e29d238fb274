/** What other areas may import from this one. */
export { agenciesIn } from './reference/agencies-in-text';
export { type Agency, agencyNamed, namesOf } from './reference/agency-records';
