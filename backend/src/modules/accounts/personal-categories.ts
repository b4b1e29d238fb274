/** Stream categories whose events have personal fields: read models of these may contain personal data in clear. */
export const PERSONAL_CATEGORIES: readonly string[] = ['user', 'email', 'apitoken', 'channels', 'outbound', 'referral', 'draft'];
