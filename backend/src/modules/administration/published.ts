export { logPersons } from '#projections/administration/log-persons/log-persons.projection';
