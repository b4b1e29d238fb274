import { Box } from '@mui/material';
import { api } from '#shared/api/client';
import { figure } from '#shared/text-format/pluralize';
import { CommandButton } from '../commands/command-button';
import { KEPT_FOR_GOOD } from '../commands/reason-hints';
import type { FaultedEvent } from './projection';

interface SkipProps {
  name: string;
  kind: 'read_model' | 'reactor';
  event: FaultedEvent;
  leftBehind: readonly string[];
}

/** Lets a read model or reactor skip the event at which it stopped. */
export const SkipEvent = ({ name, kind, event, leftBehind }: SkipProps) => (
  <CommandButton
    label="Skip"
    title={`Skip ${event.type} in ${name}?`}
    send={(reason) =>
      api.POST('/api/admin/projections/{name}/skip', {
        params: { path: { name } },
        body: { event_id: event.id, reason },
      })
    }
    success={`${name} skips ${event.type}.`}
    isDestructive
    hint={KEPT_FOR_GOOD}
  >
    <p>
      {name} goes on with the next event, as if {event.type} at position {figure(event.position)} had not happened.
      Nothing else is affected, and the event stays in the log.
    </p>
    {kind === 'read_model' ? <DocumentsLeft ids={leftBehind} /> : <LeftUndone deeds={leftBehind} />}
  </CommandButton>
);

const DocumentsLeft = ({ ids }: { ids: readonly string[] }) => (
  <>
    {ids.length === 0 ? (
      <p>No document is known that it would have changed. One that it would have created will be missing.</p>
    ) : (
      <NameList
        title={ids.length === 1 ? 'This document stays as it is:' : 'These documents stay as they are:'}
        names={ids}
      />
    )}
    <p>A rebuild tries the event again, and skips it only if it still cannot be taken.</p>
  </>
);

const LeftUndone = ({ deeds }: { deeds: readonly string[] }) =>
  deeds.length === 0 ? (
    <p>It is not known what stays undone. It cannot be made up for.</p>
  ) : (
    <NameList title="It leaves this undone for good:" names={deeds} />
  );

const NameList = ({ title, names }: { title: string; names: readonly string[] }) => (
  <div>
    <p>{title}</p>
    <Box component="ul" sx={{ pl: 5, listStyle: 'disc', overflowWrap: 'anywhere' }}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Box>
  </div>
);
