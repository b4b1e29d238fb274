import { formatCode } from '../fields/format-code';

/** Decisions by the type of their event. */
export const decisionLabels: Readonly<Record<string, string>> = {
  PrivateDataRead: 'Read',
  UserUnmasked: 'Viewed name and address',
  RoleGranted: 'Granted a role',
  RoleRevoked: 'Revoked a role',
  SessionEnded: 'Signed them out',
  ImpersonationStarted: 'Started impersonating them',
  ImpersonationEnded: 'Ended an impersonation',
  ApiTokenRevoked: 'Revoked an API token',
  UserErased: 'Erased their account',
  ProjectionPaused: 'Paused',
  ProjectionResumed: 'Resumed',
  EventSkipped: 'Skipped an event',
  RunDropped: 'Dropped a run',
  ImageHostTakenDown: 'Took down the images of',
  ImageHostReadmitted: 'Readmitted the images of',
  EffectRetried: 'Tried a delivery again',
  EffectSkipped: 'Skipped a delivery',
};

/** A decision in words, such as `Granted a role: staff`. */
export const formatDecision = (type: string, detail: string | null): string => {
  const words = decisionLabels[type] ?? type;
  return detail === null ? words : `${words}: ${formatCode(detail)}`;
};
