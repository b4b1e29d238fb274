import { z } from 'zod';

/** A gzipped tar of files with their paths in DATA_DIR, the manifest last. */
export const ARCHIVE_FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** The part of a manifest that any format has. Read first, to distinguish a newer archive from a damaged one. */
export const anyManifestSchema = z.object({ format: z.int(), version: z.string() });

export const manifestSchema = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  /** The version that created it. */
  version: z.string(),
  /** The log is complete up to here. */
  position: z.int(),
  /** ISO 8601 UTC. */
  made_at: z.string(),
  /** SHA-256 in hex by path. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;
