/** The askable fields of an agency's record. */
export type AgencyField = 'headcount' | 'annual_budget' | 'current_leader' | 'parent' | 'members' | 'description';
/** The askable fields of a country's record. */
export type CountryField =
  | 'exports'
  | 'imports'
  | 'trade'
  | 'trade_balance'
  | 'trade_share'
  | 'trade_score'
  | 'tariff'
  | 'surcharge'
  | 'documents';
export type FieldName = AgencyField | CountryField;

/** Words by which a language asks for the fields of records, besides those that WordNet relates to them. */
export type FieldLexicon = Readonly<Record<FieldName, string>> & {
  /** Words for the subject of a record, by kind, and for the United States; they do not identify a field. */
  readonly agency: string;
  readonly country: string;
  readonly unitedStates: string;
};
