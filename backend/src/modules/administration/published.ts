/** What other areas may import from this one. */
export { jobDecider } from './domain/job.decider';
export { jobEvents } from './domain/job.events';
export { logPersons } from '#projections/administration/log-persons/log-persons.projection';
