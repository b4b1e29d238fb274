import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { userQuery } from '../../accounts/published/api/get-user';
import { invalidateTrackerLists } from '../../trackers/published/api/invalidate-tracker';

interface CampaignRequest {
  /** Of the candidate. */
  readonly name: string;
  /** The campaign's own site; empty for none. */
  readonly url: string;
  readonly addons: readonly string[];
}

const createCampaign = ({ name, url, addons }: CampaignRequest) =>
  answerOf(
    api.POST('/api/topics/create-campaign', { body: { name, addons: [...addons], ...(url === '' ? {} : { url }) } }),
  );

export const useCreateCampaign = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: createCampaign,
    onSuccess: () => {
      void invalidateTrackerLists(queries);
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });
};
