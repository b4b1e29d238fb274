interface OwnedDocument {
  readonly _id: string;
  readonly owner_id?: string | null;
  readonly user_id?: string;
}

/** A document of a user's own as a row of their export: its id as `id`, without the user. */
export const withoutOwner = ({
  _id,
  owner_id: _owner,
  user_id: _user,
  ...content
}: OwnedDocument): { readonly id: string } => ({
  id: _id,
  ...content,
});
