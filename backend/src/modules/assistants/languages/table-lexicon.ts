/** Words of questions for a cell of a table, separated by spaces. */
export interface TableLexicon {
  /** Words that say nothing of what a cell tells, in a question and in the header of a column. */
  readonly plain: string;
  /** Words that ask for money, in any wording. */
  readonly money: string;
}
