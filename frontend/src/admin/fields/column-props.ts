/** A column of `ResourceList`, which reads `label` and `sortable` itself. */
export interface ColumnProps<Source extends string = string> {
  readonly source?: Source;
  readonly label?: string;
  readonly sortable?: boolean;
}

/** A column that shows one field. */
export type FieldColumnProps = ColumnProps & { readonly source: string };
