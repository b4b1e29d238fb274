import { Box } from '@mui/material';
import { useNotify, usePermissions, useRedirect } from 'react-admin';
import type { Permissions } from '../auth-provider';
import { CommandButton } from '../fields/command-button';
import { Part } from '../fields/resource-show';
import { RetryButton } from '../fields/retry-button';
import { Way } from '../projections/way';
import { type Job, canRetry } from './job';

const DROPPED = {
  research:
    'The run ends as failed, and its tracker says that an administrator took it out of the queue. The next one comes with the schedule, or when its owner asks.',
  mail: 'The mail is never sent. Its recipient can ask for another one.',
} as const;

/** What an administrator can do for a job, with what each way is for. */
export const RepairJob = ({ job }: { job: Job }) => {
  const { permissions } = usePermissions<Permissions>();
  const redirect = useRedirect();
  const notify = useNotify();
  if (permissions === undefined) return null;
  if (!permissions.is_admin) {
    return (
      <Part title="Repair">
        <p>Only administrators can repair it.</p>
      </Part>
    );
  }
  const leave = (done: string) => {
    notify(done);
    redirect('list', 'jobs');
  };
  return (
    <Part title="Repair">
      {job.state === 'running' ? (
        <p>Nothing can be done to a job while it runs.</p>
      ) : (
        <Box component="ul" sx={{ display: 'grid', borderTop: '1px solid', borderColor: 'rule' }}>
          {canRetry(job) && (
            <Way button={<RetryButton path={`jobs/${encodeURIComponent(job.id)}/retry`} done="The job tries again." />}>
              The cause is gone: a store or a mail server is back. It starts at once, with all its attempts.
            </Way>
          )}
          <Way
            button={
              <CommandButton
                label="Drop"
                title="Drop this job?"
                path={`jobs/${encodeURIComponent(job.id)}/drop`}
                done="The job was dropped."
                onDone={leave}
                destroys
                reasonHint="Recorded in the log for good, with your name: do not name a person in it."
              >
                <p>It leaves the queue for good. {DROPPED[job.kind]}</p>
              </CommandButton>
            }
          >
            What it is to do is not wanted any more, or can never be done.
          </Way>
        </Box>
      )}
    </Part>
  );
};
