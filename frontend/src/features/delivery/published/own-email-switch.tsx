import { Switch } from '#shared/ui/fields/switch';
import { QueryView } from '#shared/ui/states/query-view';
import { deliveriesQuery, useResumeDestination, useTurnOwnEmailOff } from '../api/deliveries';
import { channelTexts } from '../texts/channels';

/** Toggles updates to the account's own email address. */
export const OwnEmailSwitch = () => {
  const turnOff = useTurnOwnEmailOff();
  const resume = useResumeDestination(null);
  const isPending = turnOff.isPending || resume.isPending;
  const label = channelTexts().updatesByEmail;
  return (
    <QueryView
      query={deliveriesQuery}
      compact
      contentName={channelTexts().emailSettings}
      loading={<Switch label={label} checked disabled onChange={() => undefined} />}
    >
      {({ paused }) => {
        const isOn = paused.every(({ channel_id }) => channel_id !== null);
        return (
          <Switch
            label={label}
            checked={isPending ? !isOn : isOn}
            disabled={isPending}
            onChange={(on) => (on ? resume : turnOff).mutate()}
          />
        );
      }}
    </QueryView>
  );
};
