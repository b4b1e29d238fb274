/** What a tracker of the system is about: a country by its code, or an agency by its slug. */
export interface SubjectKey {
  readonly kind: 'country' | 'agency';
  readonly key: string;
}
