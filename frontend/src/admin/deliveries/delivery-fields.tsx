import { Box } from '@mui/material';
import type { FC } from 'react';
import { useRecordContext } from 'react-admin';
import type { ColumnProps } from '../fields/column-props';
import { type Delivery, formatState } from './delivery';

export const DeliveryState = () => {
  const delivery = useRecordContext<Delivery>();
  if (delivery === undefined) return null;
  return (
    <Box component="span" sx={{ color: delivery.state === 'given_up' ? 'failed' : 'ink' }}>
      {formatState(delivery)}
    </Box>
  );
};

/** The state, with the error of the last attempt. */
export const DeliveryStateAndError: FC<ColumnProps> = () => {
  const delivery = useRecordContext<Delivery>();
  const error = delivery?.detail ?? null;
  return (
    <>
      <DeliveryState />
      {error !== null && <Box sx={{ color: 'quiet', overflowWrap: 'anywhere', minWidth: 160 }}>{error}</Box>}
    </>
  );
};
