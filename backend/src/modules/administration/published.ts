/** What other areas may import from this one. */
export { logPersons } from '#projections/administration/log-persons/log-persons.projection';
