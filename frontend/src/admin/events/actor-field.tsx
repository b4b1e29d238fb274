import { Box } from '@mui/material';
import type { FC } from 'react';
import { useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import type { ColumnProps } from '../fields/column-props';

type Event = Schema<'EventRow'> & Partial<Pick<Schema<'HistoryRow'>, 'engine'>>;

const formatActor = ({ user_uid, email }: Event['actor'], engine?: string | null): string => {
  if (user_uid !== null) return email ?? 'erased';
  return engine == null ? 'the system' : `engine ${engine}`;
};

/** The person who caused an event; for an impersonation, both persons. */
export const ActorField: FC<ColumnProps> = () => {
  const event = useRecordContext<Event>();
  if (event === undefined) return null;
  const { actor, impersonator, engine } = event;
  if (impersonator === null) return <>{formatActor(actor, engine)}</>;
  return (
    <>
      {formatActor(impersonator)}
      <Box component="span" sx={asSx}>
        as {formatActor(actor)}
      </Box>
    </>
  );
};

const asSx = {
  display: 'block',
  width: 'fit-content',
  whiteSpace: 'nowrap',
  px: '6px',
  border: '1px solid',
  borderRadius: '3px',
  borderColor: 'changed',
  color: 'changed',
  typography: 'body2',
};
