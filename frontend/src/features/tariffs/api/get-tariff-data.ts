import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

export type TariffData = Schema<'TariffData'>;
export type TariffItem = Schema<'TariffItem'>;
export type TariffCollection = TariffData['collection'];
export type TariffMilestone = TariffCollection['tariff_history'][number];

export const tariffDataQuery = defineQuery(['tariff-data'], (init) => api.GET('/api/topics/get-tariff-data', init));
