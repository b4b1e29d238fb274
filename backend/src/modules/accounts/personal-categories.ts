/** Categories of streams whose events have personal fields: read models built from them may hold personal data in the clear. */
export const PERSONAL_CATEGORIES: readonly string[] = ['user', 'email'];
