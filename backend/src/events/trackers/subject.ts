/** The subject of a tracker that belongs to the system: a country by its code, or an agency by its slug. */
export interface SubjectKey {
  readonly kind: 'country' | 'agency';
  readonly key: string;
}
