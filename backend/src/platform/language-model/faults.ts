import type { FetchFailure } from '../fetch/fetch-failure';
import { modelFault, type ModelFault } from './language-model';

/** Why a vendor gave no answer, by its status. */
export const faultOfStatus = (status: number): ModelFault => {
  if (status === 401 || status === 403) return modelFault('REFUSED', `denies access (${status})`);
  if (status === 402) return modelFault('REFUSED', 'has no credit left (402)');
  if (status === 404 || status === 410) return modelFault('GONE', `no longer exists (${status})`);
  if (status === 429) return modelFault('RATE_LIMITED', 'is rate limited (429)');
  if (status >= 500) return modelFault('UNAVAILABLE', `failed with a server error (${status})`);
  return modelFault('REFUSED', `refused the request (${status})`);
};

export const faultOfFailure = ({ kind, reason }: FetchFailure): ModelFault => {
  if (kind === 'stopped') return modelFault('STOPPED', reason);
  return modelFault(kind === 'too-large' || kind === 'garbled' ? 'GARBLED' : 'UNAVAILABLE', reason);
};
