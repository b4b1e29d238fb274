import { usePermissions } from 'react-admin';
import type { Permissions } from './auth-provider';

/** False until it is known. The server checks each command; this only leaves out what it would refuse. */
export const useIsAdministrator = (): boolean => usePermissions<Permissions>().permissions?.is_admin === true;
