import { Box } from '@mui/material';
import { useLastWriteWins } from '#shared/hooks/use-last-write-wins';
import { now } from '#shared/time/clock';
import { SelectField } from '#shared/ui/fields/select-field';
import { useUpdateEmailTime, useUpdateTimezone } from '../api/change-account';
import type { User } from '../api/get-user';
import { TimezoneField } from '../components/timezone-field';
import { browserTimezone, emailTimes, localTime, parseEmailTime } from '../email-times';
import { settingTexts } from '../texts/settings';

/** The same hours in that time zone, if they differ. */
const formatRange = (timezone: string): string => {
  const [first, last] = ['10:00', '23:30'].map((time) => localTime(time, timezone, now()));
  return first === '10:00' ? '' : settingTexts().inYourTimezone(first ?? '', last ?? '');
};

/** When the daily mail is sent, in local time, and in which time zone. A failure reverts the choice. */
export const EmailTimeField = ({ user }: { user: User }) => {
  const time = useUpdateEmailTime();
  const zone = useUpdateTimezone();
  const chosenZone = useLastWriteWins(zone.mutateAsync);
  const timezone = chosenZone.chosen ?? user.timezone ?? browserTimezone();
  const chosenTime = useLastWriteWins((chosen: string) =>
    time.mutateAsync({ ...parseEmailTime(chosen), timezone: user.timezone === null ? timezone : null }),
  );
  const chosen = chosenTime.chosen ?? user.email_time;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 4 }}>
      <SelectField
        label={settingTexts().emailTime}
        value={chosen}
        onChange={({ target }) => void chosenTime.choose(target.value)}
      >
        {emailTimes(chosen).map((each) => (
          <option key={each} value={each}>
            {localTime(each, timezone, now())}
          </option>
        ))}
      </SelectField>
      <TimezoneField
        value={timezone}
        isBrowserDefault={user.timezone === null && chosenZone.chosen === null}
        onChoose={(zone) => void chosenZone.choose(zone)}
      />
      <Box component="p" sx={{ gridColumn: '1 / -1', typography: 'body2', color: 'quiet' }}>
        {settingTexts().emailTimeHint(formatRange(timezone))}
      </Box>
    </Box>
  );
};
