import type { AppPage } from './app-page';
import { barePage } from './lazy-page';

/** Pages for signing in, and pages that mails link to. All are public. */
export const barePages: readonly AppPage[] = [
  {
    path: 'sign-in',
    name: 'signIn',
    signOutFirst: true,
    lazy: barePage(() => import('../composed/sign-in'), 'SignIn'),
  },
  {
    path: 'register',
    name: 'register',
    audience: 'signed-out',
    signOutFirst: true,
    lazy: barePage(() => import('../composed/register'), 'Register'),
  },
  {
    path: 'signing-in',
    name: 'signIn',
    lazy: barePage(() => import('#features/accounts/pages/signing-in.page'), 'SigningInPage'),
  },
  {
    path: 'forgot',
    name: 'forgot',
    lazy: barePage(() => import('#features/accounts/pages/forgot.page'), 'ForgotPage'),
  },
  {
    path: 'reset-password/:uid/:token',
    name: 'newPassword',
    lazy: barePage(() => import('#features/accounts/pages/reset-password.page'), 'ResetPasswordPage'),
  },
  {
    path: 'unsubscribe/:link',
    name: 'unsubscribe',
    lazy: barePage(() => import('#features/delivery/pages/unsubscribe.page'), 'UnsubscribePage'),
  },
  {
    path: 'feedback/:link',
    name: 'feedback',
    lazy: barePage(() => import('#features/feedback/pages/mailed-feedback.page'), 'MailedFeedbackPage'),
  },
  {
    path: 'confirm-channel/:link',
    name: 'confirmChannel',
    lazy: barePage(() => import('#features/delivery/pages/confirm-channel.page'), 'ConfirmChannelPage'),
  },
  {
    path: 'join',
    name: 'join',
    lazy: barePage(() => import('#features/organisations/pages/join.page'), 'JoinPage'),
  },
  {
    path: 'verify-email/:uid/:token',
    name: 'activation',
    lazy: barePage(() => import('../composed/activation'), 'Activation'),
  },
];
