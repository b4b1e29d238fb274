import { useRedirect } from 'react-admin';
import { api } from '#shared/api/client';
import { CommandButton } from '../commands/command-button';
import { KEPT_FOR_GOOD } from '../commands/reason-hints';
import { RepairSection, RepairOption, RepairOptions } from '../commands/repair-section';
import { RetryButton } from '../commands/retry-button';
import { type Job, canRetryJob } from './job';

/** The ways an administrator can repair a job, each with its purpose. */
export const RepairJob = ({ job }: { job: Job }) => {
  const redirect = useRedirect();
  const params = { path: { id: job.id } };
  const running = job.state === 'running';
  return (
    <RepairSection>
      {running && <p>Nothing can be done to a job while it runs.</p>}
      <RepairOptions>
        {canRetryJob(job) && (
          <RepairOption
            button={
              <RetryButton
                send={() => api.POST('/api/admin/jobs/{id}/retry', { params })}
                success="The job was queued again."
              />
            }
          >
            The cause is gone: a store is back. It starts at once, with all its attempts.
          </RepairOption>
        )}
        {/* Stays while an attempt runs: the administrator may be writing the reason just then. */}
        <RepairOption
          button={
            <CommandButton
              label="Drop"
              title="Drop this job?"
              send={(reason) => api.POST('/api/admin/jobs/{id}/drop', { params, body: { reason } })}
              success="The job was dropped."
              onSuccess={() => redirect('list', 'jobs')}
              refreshesPage={false}
              disabled={running}
              isDestructive
              hint={KEPT_FOR_GOOD}
            >
              <p>
                It leaves the queue for good. The run ends as failed, and its tracker says that an administrator took it
                out of the queue. The next one comes with the schedule, or when its owner asks.
              </p>
            </CommandButton>
          }
        >
          The work is no longer needed, or cannot succeed.
        </RepairOption>
      </RepairOptions>
    </RepairSection>
  );
};
