/** What other areas may import from this one. */
export { jobDecider } from './domain/job.decider';
export { logPersons } from '#projections/administration/log-persons/log-persons.projection';
