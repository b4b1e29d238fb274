import { configQuery } from '../api/get-config';
import { useOptionalQuery } from '../api/use-optional-query';

const defaultName = 'Aidy';

export const useProductName = (): string => useOptionalQuery(configQuery)?.product_name ?? defaultName;
