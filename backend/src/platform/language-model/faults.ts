import type { FetchFailure } from '../fetch/fetch-failure';
import { modelFault, type ModelFault } from './language-model';

const codeOfStatus = (status: number): ModelFault['code'] => {
  if (status === 404 || status === 410) return 'GONE';
  if (status === 429) return 'RATE_LIMITED';
  return status >= 500 ? 'UNAVAILABLE' : 'REFUSED';
};

/** Why a vendor gave no answer, by its status. */
export const faultOfStatus = (status: number): ModelFault =>
  modelFault(codeOfStatus(status), { kind: 'status', status });

export const faultOfFailure = ({ kind, reason }: FetchFailure): ModelFault => {
  if (kind === 'stopped') return modelFault('STOPPED', reason);
  return modelFault(kind === 'too-large' || kind === 'garbled' ? 'GARBLED' : 'UNAVAILABLE', reason);
};
