import { channelTexts } from './texts/channels';

/** Why something could not be sent, as a clause in words; statuses say enough themselves. */
export const deliveryFailureMessage = (fault: string): string => {
  const { faults } = channelTexts();
  const [, status] = /^STATUS_(\d+)$/.exec(fault) ?? [];
  if (status !== undefined) return faults.answered(status);
  switch (fault) {
    case 'TURNED_OFF':
    case 'REFUSED':
    case 'UNSUBSCRIBED':
    case 'NOT_ALLOWED':
    case 'NOT_SET_UP':
    case 'TIMEOUT':
    case 'UNREACHABLE':
      return faults[fault];
    default:
      return faults.other;
  }
};
