import { assertNever } from '#kernel/assert-never';
import type { NetworkFault, RequestFault } from '#kernel/request-fault';
import type { FetchFailure } from '../fetch/fetch-failure';
import { modelFault, type LanguageModelFault } from './language-model';

const codeOfStatus = (status: number): LanguageModelFault['code'] => {
  if (status === 404 || status === 410) return 'GONE';
  if (status === 429) return 'RATE_LIMITED';
  return status >= 500 ? 'UNAVAILABLE' : 'REFUSED';
};

/** Why a vendor gave no answer, by its status. */
export const faultOfStatus = (status: number): LanguageModelFault =>
  modelFault(codeOfStatus(status), { kind: 'status', status });

export const faultOfFailure = ({ kind, reason }: FetchFailure): LanguageModelFault => {
  if (kind === 'stopped') return modelFault('STOPPED', reason);
  return modelFault(kind === 'too_large' || kind === 'garbled' ? 'GARBLED' : 'UNAVAILABLE', reason);
};

/** Whether a question that failed like this has cost nothing: it was not sent, did not arrive, or was refused. */
export const isUnbilled = ({ code, reason }: LanguageModelFault): boolean => {
  switch (code) {
    case 'REFUSED':
    case 'RATE_LIMITED':
    case 'GONE':
    case 'OVER_BUDGET':
      return true;
    case 'STOPPED':
    case 'GARBLED':
      return false;
    case 'UNAVAILABLE':
      return reason.kind === 'status' || reason.kind === 'skipped_after_faults' || isUnheard(reason);
    default:
      return assertNever(code);
  }
};

const UNHEARD: readonly NetworkFault[] = [
  'name_unknown',
  'dns_silent',
  'refused',
  'no_route',
  'connect_timeout',
  'no_tls',
  'certificate',
];

const isUnheard = (reason: RequestFault): boolean => reason.kind === 'network' && UNHEARD.includes(reason.fault);
