/** Why something could not be sent, in words; statuses say enough themselves. */
export const deliveryFailureMessage = (fault: string): string => {
  const [, status] = /^STATUS_(\d+)$/.exec(fault) ?? [];
  if (status !== undefined) return `it answered ${status}`;
  switch (fault) {
    case 'TURNED_OFF':
      return 'you turned it off';
    case 'REFUSED':
      return 'the mail server does not accept it';
    case 'UNSUBSCRIBED':
      return 'the number answered STOP';
    case 'NOT_ALLOWED':
      return 'this address is not allowed';
    case 'NOT_SET_UP':
      return 'text messages are not set up here';
    case 'TIMEOUT':
      return 'it did not answer in time';
    case 'UNREACHABLE':
      return 'it could not be reached';
    default:
      return 'it did not work';
  }
};
