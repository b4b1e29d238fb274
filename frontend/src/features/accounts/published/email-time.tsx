import { Box } from '@mui/material';
import { now } from '../../../shared/time/clock';
import { SelectField } from '../../../shared/ui/select-field';
import { useUpdateEmailTime, useUpdateTimezone } from '../api/change-account';
import type { User } from './api/get-user';
import { browserTimezone, emailTimes, localTime, parsed, textOf, timezones } from '../email-times';

/** When the daily mail is sent, in local time, and in which time zone. A failure reverts the choice. */
export const EmailTime = ({ user }: { user: User }) => {
  const time = useUpdateEmailTime();
  const zone = useUpdateTimezone();
  const timezone = (zone.isPending ? zone.variables : user.timezone) ?? browserTimezone();
  const chosen = time.isPending ? textOf(time.variables) : user.email_time;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 4 }}>
      <SelectField
        label="Email send time"
        value={chosen}
        onChange={({ target }) => {
          if (!time.isPending)
            time.mutate({ ...parsed(target.value), timezone: user.timezone === null ? timezone : null });
        }}
      >
        {emailTimes(chosen).map((each) => (
          <option key={each} value={each}>
            {localTime(each, timezone, now())}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Time zone"
        value={timezone}
        onChange={({ target }) => {
          if (!zone.isPending) zone.mutate(target.value);
        }}
      >
        {timezones(timezone).map((each) => (
          <option key={each} value={each}>
            {each.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
    </Box>
  );
};
