import { useMatch } from 'react-router-dom';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { trackerQuery } from '#features/trackers/api/get-tracker';

/** Whether the page shows one of the user's own trackers, to mark the sidebar entry. Uses the cache only. */
export const useOwnTrackerShown = (): boolean => {
  const id = useMatch('/tracker/:id')?.params.id ?? '';
  const data = useOptionalQuery({ ...trackerQuery(id), enabled: false });
  return data?.can_edit === true;
};
