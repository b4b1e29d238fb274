import { redirectDocument } from 'react-router-dom';
import { requireStaff } from './require-staff';

/** `/Collection`: staff see all folders in the administration, which is a separate document. */
export const staffFolders = (continueTo: (path: string) => void) => {
  const forStaff = requireStaff(continueTo);
  return {
    loader: async (args: { request: Request }) => (await forStaff(args)) ?? redirectDocument('/admin/collections'),
  };
};
