import { Box } from '@mui/material';
import { useState } from 'react';
import { SelectField } from '#shared/ui/fields/select-field';
import { QueryView } from '#shared/ui/states/query-view';
import { TextButton } from '#shared/ui/text-button';
import { ReasonForm } from '#features/conversations/published/reason-form';
import type { DashboardItem, Range } from '../api/dashboard';
import { type ActivityLines, activeUsersQuery, stoolLogsQuery, userActivityQuery } from '../api/user-activity';
import { ItemCard } from './item-card';

/** Number of stools logged: by all users together and, below, by one of them. */
export const StoolLogs = ({ range }: { range: Range }) => (
  <QueryView query={stoolLogsQuery(range)} contentName="The stool logs" skeleton={CHART_SKELETON}>
    {(logs) => (
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        {logs.items.map((item) => (
          <ItemCard key={item.id} item={item} days={logs} />
        ))}
        <UserActivity />
      </Box>
    )}
  </QueryView>
);

const CHART_SKELETON = { lines: [100], height: 260 };

interface User {
  readonly id: string;
  readonly email: string;
}

/** The masked email address, with the end of the id if several users have the same one. */
const formatUser = ({ id, email }: User, users: readonly User[]): string =>
  users.filter((each) => each.email === email).length > 1 ? `${email} (${id.slice(-6)})` : email;

const UserActivity = () => {
  const [chosen, setChosen] = useState('');
  return (
    <Box component="section" aria-labelledby="user-activity" sx={{ mt: 4 }}>
      <Box component="h2" id="user-activity" sx={{ typography: 'h3', mb: 3 }}>
        Individual user activity
      </Box>
      <QueryView query={activeUsersQuery} contentName="The users" skeleton={{ lines: [46], height: 42 }}>
        {({ users }) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 4, mb: 4 }}>
              <Box sx={{ width: 'min(360px, 100%)' }}>
                <SelectField label="User" value={chosen} onChange={({ target }) => setChosen(target.value)}>
                  <option value="">Choose a user</option>
                  {users.map(({ id, email }) => (
                    <option key={id} value={id}>
                      {formatUser({ id, email }, users)}
                    </option>
                  ))}
                </SelectField>
              </Box>
              {chosen !== '' && (
                <TextButton to={`/user-convo/${encodeURIComponent(chosen)}`}>Read the conversation</TextButton>
              )}
            </Box>
            {chosen === '' ? (
              <StatusNote>Select a user to view their activity</StatusNote>
            ) : (
              <ActivityAfterReason key={chosen} id={chosen} />
            )}
          </>
        )}
      </QueryView>
    </Box>
  );
};

/** Shows a person's activity once a reason is given: what they do with their diary is health data. */
const ActivityAfterReason = ({ id }: { id: string }) => {
  const [reason, setReason] = useState<string | null>(null);
  return reason === null ? (
    <ReasonForm action="Show the activity" onConfirm={setReason} />
  ) : (
    <QueryView query={userActivityQuery(id, reason)} contentName="The activity" skeleton={CHART_SKELETON}>
      {({ data }) => <Activity lines={data} />}
    </QueryView>
  );
};

const Activity = ({ lines }: { lines: ActivityLines }) => {
  const [series] = lines;
  const first = series?.data[0];
  const last = series?.data.at(-1);
  if (first === undefined || last === undefined) return <StatusNote>No activity data found for this user</StatusNote>;
  const item: DashboardItem = {
    id: 'user-activity-chart',
    title: 'Activity of this user',
    note: null,
    unit: 'count',
    as_of: null,
    type: 'multi_line_series',
    data: lines.map((each) => ({ ...each, previous: null, behind: null })),
  };
  return <ItemCard item={item} days={{ from: first.x, to: last.x }} />;
};

const StatusNote = ({ children }: { children: string }) => (
  <Box component="p" role="status" sx={{ color: 'quiet', py: 4 }}>
    {children}
  </Box>
);
