import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { linesOf } from '#modules/administration/audit/lines-of';
import { verifyExport } from '#modules/administration/audit/verify-export';
import { EXIT, type OperatorHelp, type OperatorIo } from '#platform/operator/operator-command';

export const auditHelp: OperatorHelp = {
  name: 'audit',
  usage: ['audit verify <file>            check that an export of events is as it was written; needs no stores'],
};

/** `audit verify`: runs anywhere, without configuration. */
export const runAudit = async (words: readonly string[], io: OperatorIo): Promise<number> => {
  const [action, name, ...more] = words;
  if (action !== 'verify' || name === undefined || more.length > 0) {
    for (const line of auditHelp.usage) await io.line(line);
    return EXIT.usage;
  }
  const verified = await verifyExport(linesOf(createReadStream(resolve(io.folder, name), { signal: io.signal })));
  if (verified.kind === 'broken') {
    await io.line(`Line ${verified.line}: ${verified.why}`);
    return EXIT.failed;
  }
  const { events, exportedAt, exportedBy, fingerprint } = verified;
  await io.line(`Intact: ${events} events, exported at ${exportedAt} by ${exportedBy}.`);
  await io.line(`Signed with the key ${fingerprint}. Compare it with 'audit key' in the administration under Health.`);
  return EXIT.done;
};
