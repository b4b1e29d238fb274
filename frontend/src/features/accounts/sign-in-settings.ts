import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../shared/api/get-config';

/** Whether users may sign in and register without Google, which is so until the server says otherwise. */
export const useLocalSignIn = (): boolean => useQuery(configQuery).data?.sign_ins.email ?? true;

/** Null where sign-in with Google is not set up. */
export const useGoogleClientId = (): string | null => useQuery(configQuery).data?.google_client_id ?? null;

/**
 * When a form above Google's button is validated. An error that appears as the field is left for the button would move the
 * button away from under the pointer.
 */
export const useValidation = (): 'onBlur' | 'onSubmit' => (useGoogleClientId() === null ? 'onBlur' : 'onSubmit');
