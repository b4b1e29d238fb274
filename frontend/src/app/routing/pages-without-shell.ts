import type { AppPage } from './app-page';
import { pageWithoutShell } from './lazy-page';

/** Pages for signing in, and pages that mails link to. All are public. */
export const pagesWithoutShell: readonly AppPage[] = [
  {
    path: 'sign-in',
    name: 'signIn',
    signOutFirst: true,
    lazy: pageWithoutShell(() => import('../composed/sign-in'), 'SignIn'),
  },
  {
    path: 'register',
    name: 'register',
    audience: 'signed-out',
    signOutFirst: true,
    lazy: pageWithoutShell(() => import('../composed/register'), 'Register'),
  },
  {
    path: 'signing-in',
    name: 'signIn',
    lazy: pageWithoutShell(() => import('#features/accounts/pages/signing-in.page'), 'SigningInPage'),
  },
  {
    path: 'forgot',
    name: 'forgot',
    lazy: pageWithoutShell(() => import('#features/accounts/pages/forgot.page'), 'ForgotPage'),
  },
  {
    path: 'reset-password/:uid/:token',
    name: 'newPassword',
    lazy: pageWithoutShell(() => import('#features/accounts/pages/reset-password.page'), 'ResetPasswordPage'),
  },
  {
    path: 'unsubscribe/:link',
    name: 'unsubscribe',
    lazy: pageWithoutShell(() => import('#features/delivery/pages/unsubscribe.page'), 'UnsubscribePage'),
  },
  {
    path: 'feedback/:link',
    name: 'feedback',
    lazy: pageWithoutShell(() => import('#features/feedback/pages/mailed-feedback.page'), 'MailedFeedbackPage'),
  },
  {
    path: 'confirm-channel/:link',
    name: 'confirmChannel',
    lazy: pageWithoutShell(() => import('#features/delivery/pages/confirm-channel.page'), 'ConfirmChannelPage'),
  },
  {
    path: 'join',
    name: 'join',
    lazy: pageWithoutShell(() => import('#features/organisations/pages/join.page'), 'JoinPage'),
  },
  {
    path: 'verify-email/:uid/:token',
    name: 'activation',
    lazy: pageWithoutShell(() => import('../composed/activation'), 'Activation'),
  },
];
