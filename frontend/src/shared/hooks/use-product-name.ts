import { useConfig } from '../api/get-config';

const defaultName = 'Aidy';

export const useProductName = (): string => useConfig().data?.product_name ?? defaultName;
