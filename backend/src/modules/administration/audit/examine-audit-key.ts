import type { Secrets } from '#platform/config/secrets';
import { type Finding, well } from '#platform/operator/doctor/examination';
import { fingerprint, signingKey } from './seal';

/** Reports the key by which the installation's exports can be distinguished from forged ones. */
export const examineAuditKey = async ({ dataKey }: Pick<Secrets, 'dataKey'>): Promise<readonly Finding[]> => [
  well('audit key', fingerprint(signingKey(dataKey).publicKey)),
];
