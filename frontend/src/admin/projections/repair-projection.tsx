import { api } from '#shared/api/client';
import { RepairSection, RepairOption, RepairOptions } from '../commands/repair-section';
import { RetryButton } from '../commands/retry-button';
import { PauseProjection } from './pause-projection';
import type { Projection } from './projection';
import { RebuildProjection } from './rebuild-projection';
import { SkipEvent } from './skip-event';
import { VerifyProjection } from './verify-projection';

/** The ways an administrator can repair a read model or reactor, each with its purpose. */
export const RepairProjection = ({ projection }: { projection: Projection }) => {
  const { id, kind, state, event, by_administrator, left_behind = [] } = projection;
  const isModel = kind === 'read_model';
  return (
    <RepairSection>
      <RepairOptions>
        {state === 'faulted' && (
          <RepairOption
            button={
              <RetryButton
                send={() => api.POST('/api/admin/projections/{name}/retry', { params: { path: { name: id } } })}
                success={`${id} was restarted.`}
              />
            }
          >
            The cause is gone: a store is back, or the product was updated. It can do no harm.
          </RepairOption>
        )}
        {state === 'faulted' && event !== undefined && (
          <RepairOption button={<SkipEvent name={id} kind={kind} event={event} leftBehind={left_behind} />}>
            {event.is_damaged
              ? 'Nothing can be restored, or people cannot wait for it.'
              : isModel
                ? 'The event itself is wrong, or people cannot wait for a new release. Pages are up to date again, except for this event.'
                : 'What it does on this event is not wanted, or later events cannot wait for a new release.'}
          </RepairOption>
        )}
        {isModel && by_administrator === undefined && (
          <RepairOption button={<RebuildProjection name={id} isRunning={state === 'rebuilding'} />}>
            Its documents are wrong, or skipped events can be taken by now. Pages keep working.
          </RepairOption>
        )}
        {isModel && <VerifyProjection name={id} />}
        <RepairOption button={<PauseProjection name={id} kind={kind} isPaused={by_administrator === true} />}>
          {by_administrator === true
            ? 'It continues where it stopped.'
            : 'It stands still, for as long as work on its store or a look at its documents takes.'}
        </RepairOption>
      </RepairOptions>
    </RepairSection>
  );
};
