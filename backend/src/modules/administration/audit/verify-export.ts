import { z } from 'zod';
import { FIRST_HASH, auditLine } from './chain';
import { keyFingerprint, sealHolds } from './seal';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
// Custom, since a JSON schema would leave out a key such as `__proto__`.
const object = z.custom<object>((value) => typeof value === 'object' && value !== null);
const link = z.strictObject({ entry: object, hash, previous: hash });
const seal = z.strictObject({ head: hash, signature: z.string() });
const opening = z.object({
  kind: z.literal('export'),
  exported_at: z.string(),
  exported_by: z.string(),
  public_key: z.string(),
});

type Opening = z.infer<typeof opening>;

export type ExportVerification =
  | {
      readonly kind: 'intact';
      readonly events: number;
      readonly exportedAt: string;
      readonly exportedBy: string;
      readonly fingerprint: string;
    }
  /** `line` counts from 1. */
  | { readonly kind: 'broken'; readonly line: number; readonly why: string };

const broken = (line: number, why: string): ExportVerification => ({ kind: 'broken', line, why });

const CHANGED = 'it was changed after the export.';

const valueOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const sealed = (
  line: number,
  { head, signature }: z.infer<typeof seal>,
  last: string,
  opened: Opening,
): ExportVerification => {
  if (head !== last) return broken(line, 'it does not follow the line before: lines before it are missing.');
  if (!sealHolds(head, signature, opened.public_key))
    return broken(line, 'the signature does not match what was exported.');
  const { exported_at, exported_by, public_key } = opened;
  // The opening and the seal are not events.
  return {
    kind: 'intact',
    events: line - 2,
    exportedAt: exported_at,
    exportedBy: exported_by,
    fingerprint: keyFingerprint(public_key),
  };
};

/** Checks the lines of an export in one pass, and names the first that is not as it was exported. */
export const verifyExport = async (lines: AsyncIterable<string>): Promise<ExportVerification> => {
  let number = 0;
  let last = FIRST_HASH;
  let opened: Opening | undefined;
  let end: ExportVerification | undefined;
  for await (const line of lines) {
    number++;
    if (end !== undefined) return broken(number, 'the export ended with the line before.');
    const value = valueOf(line);
    const closing = seal.safeParse(value);
    if (closing.success && opened !== undefined) {
      if (JSON.stringify(closing.data) !== line) return broken(number, CHANGED);
      end = sealed(number, closing.data, last, opened);
      if (end.kind === 'broken') return end;
      continue;
    }
    const read = link.safeParse(value);
    if (!read.success) return broken(number, CHANGED);
    const { entry, hash: own, previous } = read.data;
    // A line has exactly one valid form, so any other byte, even in its hash, is a change.
    if (auditLine(entry, previous) !== line) return broken(number, CHANGED);
    if (previous !== last)
      return broken(number, 'it does not follow the line before: a line is missing, or the order was changed.');
    if (number === 1) {
      const first = opening.safeParse(entry);
      if (!first.success) return broken(1, 'an export begins otherwise.');
      opened = first.data;
    }
    last = own;
  }
  return end ?? broken(number + 1, 'the end of the export, with its signature, is missing.');
};
