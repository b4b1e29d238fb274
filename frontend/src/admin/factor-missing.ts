import { create } from 'zustand';
import { hasCode } from '#shared/api/problem';
import { onEpochEnd } from '#shared/session/session';

const useMissing = create(() => false);
onEpochEnd(() => useMissing.setState(false, true));

/** Whether the server asks for a second factor that the user does not have. */
export const useIsSecondFactorMissing = (): boolean => useMissing();

export const noteRefusal = (error: unknown): void => {
  if (hasCode(error, 'SECOND_FACTOR_SETUP_REQUIRED')) useMissing.setState(true, true);
};
