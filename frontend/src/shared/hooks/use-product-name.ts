import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../api/get-config';

const defaultName = 'Aidy';

export const useProductName = (): string => useQuery(configQuery).data?.product_name ?? defaultName;
