import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { loadSessionChanges } from '#shared/session/load-session-changes';
import { currentSession } from '#shared/session/session';
import { storedTokens } from '#shared/session/stored-session';
import { settingTexts } from '../texts/settings';

/** Starts acting as a user, and loads the page of their trackers. */
export const impersonate = async (body: Schema<'ImpersonateBody'>) => {
  const { epoch } = currentSession();
  const outcome = await api.POST('/api/common/impersonate', { body });
  if (outcome.data !== undefined) {
    const { access, impersonating } = outcome.data;
    await (await loadSessionChanges()).enterImpersonation(access, impersonating.email, epoch);
  }
  return outcome;
};

export const useImpersonate = () =>
  useApiMutation(impersonate, { hidesReason: true, failure: settingTexts().notImpersonated });

/**
 * Ends it on the server last, as best effort, since it expires anyway. Requests still in flight would otherwise be
 * refused, and the page would report that it had ended unexpectedly.
 */
export const exitImpersonation = async (): Promise<void> => {
  const acting = storedTokens();
  if (acting === null) return;
  const { endSessionOnServer, leaveImpersonation } = await loadSessionChanges();
  await leaveImpersonation(acting, settingTexts().exited);
  await endSessionOnServer(acting);
};
