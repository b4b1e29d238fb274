import { isFetchFailure } from '#platform/fetch/fetch-failure';
import type { Outbound } from '#platform/fetch/outbound';
import { describeRequestFault } from '#platform/fetch/request-fault-text';
import { type DoctorFinding, fault, well } from '#platform/operator/doctor/examination';

/** Fetch options for the doctor's probes: short, and accepting any answer. */
export const PROBE_OPTIONS = { trust: 'operator', timeoutMs: 10_000, maxBytes: 4 * 1024 * 1024 } as const;

interface Host {
  readonly title: string;
  readonly baseUrl: string;
  /** Advice if the server cannot be reached. */
  readonly remedy: (host: string) => string;
  /** An extra note if it can be reached. */
  readonly note?: string;
}

/** Checks whether a server can be reached; any answer will do. */
export const examineHost = async (
  outbound: Outbound,
  { title, baseUrl, remedy, note = '' }: Host,
): Promise<DoctorFinding> => {
  const { host } = new URL(baseUrl);
  const answer = await outbound.call(baseUrl, PROBE_OPTIONS);
  return isFetchFailure(answer) && answer.kind !== 'too_large'
    ? fault('outbound access', `${title} at ${host} ${describeRequestFault(answer.reason)}`, remedy(host))
    : well('outbound access', `${title} at ${host} answers${note}`);
};
