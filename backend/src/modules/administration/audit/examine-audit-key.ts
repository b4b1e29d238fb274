import type { Secrets } from '#platform/config/secrets';
import { type DoctorFinding, well } from '#platform/operator/doctor/examination';
import { keyFingerprint, signingKey } from './seal';

/** Reports the key by which the installation's exports can be distinguished from forged ones. */
export const examineAuditKey = async ({ dataKey }: Pick<Secrets, 'dataKey'>): Promise<readonly DoctorFinding[]> => [
  well('audit key', keyFingerprint(signingKey(dataKey).publicKey)),
];
