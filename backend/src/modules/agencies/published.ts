/** What other areas may import from this one. */
export { type Agency, agencyNamed, namesOf } from './reference/agency-records';
