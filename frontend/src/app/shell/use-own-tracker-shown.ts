import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import type { Tracker } from '../../features/trackers/api/tracker';

/** Whether the page shows a tracker of one's own: the sidebar then says where it belongs. Asks nothing of the server. */
export const useOwnTrackerShown = (): boolean => {
  const id = useMatch('/tracker/:id')?.params.id ?? '';
  const { data } = useQuery<Tracker>({ queryKey: ['tracker', id], enabled: false });
  return data?.can_edit === true;
};
