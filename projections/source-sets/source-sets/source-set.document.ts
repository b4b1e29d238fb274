export interface SourceSetDocument {
  readonly _id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly description: string;
  readonly domains: readonly string[];
  readonly created_at: string;
}
