/** What other areas may import from this one. */
export { accounts } from '#projections/accounts/accounts/accounts.projection';
