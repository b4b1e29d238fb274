import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { userQuery } from '#features/accounts/api/get-user';
import { trackerListQueries } from '#features/trackers/api/tracker-queries';

interface CampaignRequest {
  readonly name: string;
  /** The campaign's own site; empty for none. */
  readonly url: string;
  readonly addons: readonly string[];
}

export const useCreateCampaign = () =>
  useApiMutation(
    ({ name, url, addons }: CampaignRequest) =>
      api.POST('/api/topics/create-campaign', { body: { name, addons: [...addons], ...(url === '' ? {} : { url }) } }),
    { invalidates: [...trackerListQueries, userQuery], inBackground: true },
  );
