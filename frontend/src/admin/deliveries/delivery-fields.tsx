import { Box } from '@mui/material';
import type { FC } from 'react';
import { useRecordContext } from 'react-admin';
import type { ColumnProps } from '../fields/column-props';
import { StateWithError } from '../fields/state-with-error';
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

export const DeliveryStateAndError: FC<ColumnProps<keyof Delivery>> = () => (
  <StateWithError state={<DeliveryState />} error={useRecordContext<Delivery>()?.detail} />
);
