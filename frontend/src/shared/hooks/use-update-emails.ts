import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../api/get-config';

/** Whether this installation sends updates by email; undefined until that is known. */
export const useUpdateEmails = (): boolean | undefined => useQuery(configQuery).data?.update_emails;
