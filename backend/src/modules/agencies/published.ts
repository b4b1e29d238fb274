/** What other areas may import from this one. */
export { type Agency, agencies, agencyNamed, namesOf } from './reference/agency-records';
