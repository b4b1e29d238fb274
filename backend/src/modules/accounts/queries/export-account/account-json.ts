import type { ExportedPart } from '#platform/export/contributions';

/** The export as JSON text, part by part, so that an account of any size takes little memory. */
export async function* accountJson(
  account: object,
  parts: readonly ExportedPart[],
  userId: string,
  exportedAt: string,
): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(exportedAt)},\n"account": ${JSON.stringify(account)}`;
  for (const part of parts) {
    yield `,\n${JSON.stringify(part.name)}: [`;
    let separator = '\n';
    for await (const row of part.rowsOf(userId)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
