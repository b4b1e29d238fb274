import { useQuery } from '@tanstack/react-query';
import { Switch } from '#shared/ui/fields/switch';
import { LoadError } from '#shared/ui/states/load-error';
import { deliveriesQuery, useResumeDestination, useTurnOwnAddressOff } from '../api/deliveries';
import { channelTexts } from '../texts/channels';

/** Whether any updates come to the account's own address. */
export const OwnAddress = () => {
  const { data, isError, refetch } = useQuery(deliveriesQuery);
  const turnOff = useTurnOwnAddressOff();
  const resume = useResumeDestination(null);
  const isPending = turnOff.isPending || resume.isPending;
  const isOn = data?.paused.every(({ channel_id }) => channel_id !== null) ?? true;
  if (data === undefined && isError)
    return <LoadError small what={channelTexts().emailSettings} onRetry={() => void refetch()} />;
  return (
    <Switch
      label={channelTexts().updatesByEmail}
      checked={isPending ? !isOn : isOn}
      disabled={data === undefined || isPending}
      onChange={(on) => (on ? resume : turnOff).mutate()}
    />
  );
};
