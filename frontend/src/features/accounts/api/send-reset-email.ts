import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

export const useSendResetEmail = () =>
  useMutation({ mutationFn: (email: string) => call('POST', '/api/common/send-reset-email/', { body: { email } }) });
