/** Categories of streams whose events have personal fields: read models that read them may hold somebody in clear. */
export const PERSONAL_CATEGORIES: readonly string[] = ['user', 'email'];
