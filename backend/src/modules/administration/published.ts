/** What other areas may import from this one. */
export { everyCategory } from '#projections/administration/every-category';
export { logPersons } from '#projections/administration/log-persons/log-persons.projection';
