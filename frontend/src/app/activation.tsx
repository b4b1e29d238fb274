import { ActivationPage } from '../features/accounts/pages/activation.page';
import { initializeTracker } from '../features/trackers/published/api/initialize-tracker';

export const Activation = () => (
  <ActivationPage initialize={(trackerIds) => trackerIds.forEach((id) => initializeTracker(id))} />
);
