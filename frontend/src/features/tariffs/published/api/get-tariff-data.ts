import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '../../../../shared/api/api-schema';
import { unwrap, api } from '../../../../shared/api/client';

export type TariffData = Schema<'TariffData'>;
export type TariffItem = Schema<'TariffItem'>;
export type TariffCollection = TariffData['collection'];
export type TariffMilestone = TariffCollection['tariff_history'][number];

export const tariffDataQuery = queryOptions({
  queryKey: ['tariff-data'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/topics/get-tariff-data', { signal })),
});
