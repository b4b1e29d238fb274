import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { trackerQuery } from '../../features/trackers/api/get-tracker';

/** Whether the page shows a tracker of one's own: the sidebar then says where it belongs. Asks nothing of the server. */
export const useOwnTrackerShown = (): boolean => {
  const id = useMatch('/tracker/:id')?.params.id ?? '';
  const { data } = useQuery({ ...trackerQuery(id), enabled: false });
  return data?.can_edit === true;
};
