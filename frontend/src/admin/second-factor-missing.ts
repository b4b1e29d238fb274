import { create } from 'zustand';
import { hasCode } from '#shared/api/problem';
import { onEpochEnd } from '#shared/session/session';

const useSecondFactorMissingStore = create(() => false);
onEpochEnd(() => useSecondFactorMissingStore.setState(false, true));

/** Whether the server asks for a second factor that the user does not have. */
export const useIsSecondFactorMissing = (): boolean => useSecondFactorMissingStore();

export const recordSecondFactorRefusal = (error: unknown): void => {
  if (hasCode(error, 'SECOND_FACTOR_SETUP_REQUIRED')) useSecondFactorMissingStore.setState(true, true);
};
