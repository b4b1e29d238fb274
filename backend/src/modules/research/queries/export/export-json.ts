import type { ExportedEvidence } from './exported-evidence';

/** Yields one JSON object with a claim per line: `{"tracker": …, "claims": […]}`. */
export async function* exportJson({
  id,
  title,
  description,
  link,
  exportedAt,
  claims,
}: ExportedEvidence): AsyncGenerator<string> {
  const tracker = { id, title, description, link, exported_at: exportedAt };
  yield `{"tracker":${JSON.stringify(tracker)},"claims":[`;
  let isFirst = true;
  for await (const claim of claims()) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(claim)}`;
    isFirst = false;
  }
  yield '\n]}\n';
}
