import { offerServices, ofThisRun } from './offer-services';

export default async (): Promise<void> => {
  ofThisRun.stopSharedServices = await offerServices();
};
