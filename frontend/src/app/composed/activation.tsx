import { ActivationPage } from '#features/accounts/pages/activation.page';
import { initializeTracker } from '#features/tracker-creation/api/initialize-tracker';

export const Activation = () => (
  <ActivationPage initialize={(trackerIds) => trackerIds.forEach((id) => initializeTracker(id))} />
);
