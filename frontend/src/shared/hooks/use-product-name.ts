import { configQuery } from '../api/get-config';
import { useOptionalQuery } from '../api/use-optional-query';

const DEFAULT_NAME = 'Aidy';

export const useProductName = (): string => useOptionalQuery(configQuery)?.product_name ?? DEFAULT_NAME;
