import { redirectDocument } from 'react-router-dom';
import { requireStaff } from './require-staff';

/** `/Collection`: staff look at all folders in the administration, which is a document of its own. */
export const staffFolders = (goOn: (path: string) => void) => {
  const forStaff = requireStaff(goOn);
  return {
    loader: async (entered: { request: Request }) =>
      (await forStaff(entered)) ?? redirectDocument('/admin/collections'),
  };
};
