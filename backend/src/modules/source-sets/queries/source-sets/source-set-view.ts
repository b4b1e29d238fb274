import type { SourceSetContent } from '../../domain/source-set.events';

/** A Source Set as the API tells it. */
export const sourceSetView = ({ id, name, description, domains }: SourceSetContent & { readonly id: string }) => ({
  id,
  name,
  description,
  // Source Sets are their owner's alone; the field is part of the entity that clients know.
  public: false,
  domains,
});

export type SourceSetView = ReturnType<typeof sourceSetView>;
