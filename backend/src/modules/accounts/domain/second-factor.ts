import type { UserEvent } from '#events/accounts/user.events';
import { assertNever } from '#kernel/assert-never';
import { type Decision, refuse, refuseField } from '#kernel/decider';
import { MINUTE_MS } from '#kernel/durations';

/**
 * The second factor of an account. Its secret and its recovery codes derive from `factorId` and the person's key, so that
 * no event has them and an erasure destroys them.
 */
export type SecondFactor =
  | { readonly status: 'off' }
  /** Not required until a first code shows that the authenticator app has the secret. */
  | { readonly status: 'offered'; readonly factorId: string; readonly recoveryHashes: readonly string[] }
  | {
      readonly status: 'on';
      readonly factorId: string;
      /** Hashes of the recovery codes that are not used yet. */
      readonly recoveryHashes: readonly string[];
      /** The time step of the latest accepted code (RFC 6238): no code is accepted twice. */
      readonly lastStep: number;
    };

/** A code that belongs to a factor; the decider says whether it was used before. */
export type SecondFactorProof =
  | { readonly kind: 'code'; readonly factorId: string; readonly step: number }
  | { readonly kind: 'recovery_code'; readonly factorId: string; readonly recoveryHash: string };

export type SecondFactorCommand =
  | { readonly type: 'OfferSecondFactor'; readonly factorId: string; readonly recoveryHashes: readonly string[] }
  | {
      readonly type: 'EnableSecondFactor' | 'UseSecondFactor' | 'DisableSecondFactor';
      readonly proof: SecondFactorProof;
    }
  /** Sent by the operator, for someone who has lost the factor. */
  | { readonly type: 'RemoveSecondFactor' };

/** How long after a code sensitive commands are accepted in its session. */
export const PROOF_LIFETIME_MS = 10 * MINUTE_MS;

export const NO_SECOND_FACTOR: SecondFactor = { status: 'off' };

export const WRONG_CODE = refuseField('code', 'This code is wrong, or was used before.');
const NOT_ON = refuse('CONFLICT', 'There is no second factor.');

const accepts = (factor: SecondFactor, proof: SecondFactorProof): boolean => {
  if (factor.status !== 'on' || factor.factorId !== proof.factorId) return false;
  return proof.kind === 'code' ? proof.step > factor.lastStep : factor.recoveryHashes.includes(proof.recoveryHash);
};

export const decideSecondFactor = (
  command: SecondFactorCommand,
  { userId, secondFactor: factor }: { readonly userId: string; readonly secondFactor: SecondFactor },
): Decision<UserEvent> => {
  switch (command.type) {
    case 'OfferSecondFactor': {
      if (factor.status === 'on') return refuse('CONFLICT', 'A second factor is already on. Turn it off first.');
      const { factorId, recoveryHashes } = command;
      return [{ type: 'SecondFactorOffered', data: { userId, factorId, recoveryHashes } }];
    }
    case 'EnableSecondFactor': {
      const { proof } = command;
      if (factor.status !== 'offered') return refuse('CONFLICT', 'Start again: no second factor is being set up.');
      if (proof.kind !== 'code' || proof.factorId !== factor.factorId) return WRONG_CODE;
      return [{ type: 'SecondFactorEnabled', data: { userId, step: proof.step } }];
    }
    case 'UseSecondFactor': {
      const { proof } = command;
      if (!accepts(factor, proof)) return WRONG_CODE;
      return proof.kind === 'code'
        ? [{ type: 'SecondFactorUsed', data: { userId, step: proof.step } }]
        : [{ type: 'RecoveryCodeUsed', data: { userId, recoveryHash: proof.recoveryHash } }];
    }
    case 'DisableSecondFactor':
      if (factor.status !== 'on') return NOT_ON;
      return accepts(factor, command.proof) ? [{ type: 'SecondFactorDisabled', data: { userId } }] : WRONG_CODE;
    case 'RemoveSecondFactor':
      return factor.status === 'off' ? [] : [{ type: 'SecondFactorDisabled', data: { userId } }];
    default:
      return assertNever(command);
  }
};

export type SecondFactorEvent = Extract<
  UserEvent,
  {
    readonly type:
      'SecondFactorOffered' | 'SecondFactorEnabled' | 'SecondFactorUsed' | 'RecoveryCodeUsed' | 'SecondFactorDisabled';
  }
>;

export const secondFactorAfter = (factor: SecondFactor, event: SecondFactorEvent): SecondFactor => {
  switch (event.type) {
    case 'SecondFactorOffered': {
      const { factorId, recoveryHashes } = event.data;
      return { status: 'offered', factorId, recoveryHashes };
    }
    case 'SecondFactorEnabled':
      return factor.status === 'offered' ? { ...factor, status: 'on', lastStep: event.data.step } : factor;
    case 'SecondFactorUsed':
      return factor.status === 'on' ? { ...factor, lastStep: event.data.step } : factor;
    case 'RecoveryCodeUsed': {
      if (factor.status !== 'on') return factor;
      const recoveryHashes = factor.recoveryHashes.filter((hash) => hash !== event.data.recoveryHash);
      return { ...factor, recoveryHashes };
    }
    case 'SecondFactorDisabled':
      return NO_SECOND_FACTOR;
    default:
      return assertNever(event);
  }
};
