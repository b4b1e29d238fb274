import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

interface NewPassword {
  readonly uid: string;
  readonly token: string;
  readonly password: string;
}

export const useResetPassword = () =>
  useMutation({ mutationFn: (request: NewPassword) => call('POST', '/api/common/reset-password/', { body: request }) });
