import { z } from 'zod';

/** Of the archive: a gzip'd tar of files by their names in DATA_DIR, with the manifest last. */
export const ARCHIVE_FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** Read first, of any format: a newer archive is to be told from a damaged one. */
export const anyManifestSchema = z.object({ format: z.int(), version: z.string() });

export const manifestSchema = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  /** Of the product that made it. */
  version: z.string(),
  /** The log contains everything up to here. */
  position: z.int(),
  /** When it was made, ISO 8601 UTC. */
  made_at: z.string(),
  /** By path: the content's SHA-256 in hex. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;
