/** What other areas may import from this one. */
export { ReadPrivateData } from './administration/read-private-data.command';
export { accounts } from '#projections/accounts/accounts/accounts.projection';
export { mailJobOf, sentMailOf } from './reactors/account-mails.reactor';
