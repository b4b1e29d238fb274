import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../../shared/api/answer';
import { answerOf, api } from '../../../../shared/api/client';

export type TariffData = Answer<'TariffData'>;
export type TariffItem = Answer<'TariffItem'>;
export type TariffCollection = TariffData['collection'];
export type TariffMilestone = TariffCollection['tariff_history'][number];

export const tariffDataQuery = queryOptions({
  queryKey: ['tariff-data'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/topics/get-tariff-data', { signal })),
});
