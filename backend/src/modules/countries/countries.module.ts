import { area } from '#platform/area/area';
import { GetLastUpdate } from './queries/last-update/last-update.query';
import { GetTariffData } from './queries/tariff-data/tariff-data.query';

/** Countries, their trade with the United States and its duties on them. Reference data: nothing of it is an event. */
export const countriesArea = area('countries', {
  routes: { GetTariffData, GetLastUpdate },
});
