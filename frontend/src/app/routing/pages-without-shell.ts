import type { AppPage } from './app-page';
import { pageWithoutShell } from './lazy-page';

/** Pages for signing in, and pages that mails link to. All are public. */
export const pagesWithoutShell: readonly AppPage[] = [
  {
    path: 'sign-in',
    title: 'signIn',
    signOutFirst: true,
    lazy: pageWithoutShell(() => import('../composed/sign-in'), 'SignIn'),
  },
  {
    path: 'register',
    title: 'register',
    inPalette: 'signed-out',
    signOutFirst: true,
    lazy: pageWithoutShell(() => import('../composed/register'), 'Register'),
  },
  {
    path: 'signing-in',
    title: 'signIn',
    lazy: pageWithoutShell(() => import('../../features/accounts/pages/signing-in.page'), 'SigningInPage'),
  },
  {
    path: 'forgot',
    title: 'forgot',
    lazy: pageWithoutShell(() => import('../../features/accounts/pages/forgot.page'), 'ForgotPage'),
  },
  {
    path: 'reset-password/:uid/:token',
    title: 'newPassword',
    lazy: pageWithoutShell(() => import('../../features/accounts/pages/reset-password.page'), 'ResetPasswordPage'),
  },
  {
    path: 'unsubscribe/:link',
    title: 'unsubscribe',
    lazy: pageWithoutShell(() => import('../../features/delivery/pages/unsubscribe.page'), 'UnsubscribePage'),
  },
  {
    path: 'feedback/:link',
    title: 'feedback',
    lazy: pageWithoutShell(() => import('../../features/feedback/pages/mailed-feedback.page'), 'MailedFeedbackPage'),
  },
  {
    path: 'confirm-channel/:link',
    title: 'confirmChannel',
    lazy: pageWithoutShell(() => import('../../features/delivery/pages/confirm-channel.page'), 'ConfirmChannelPage'),
  },
  {
    path: 'join',
    title: 'join',
    lazy: pageWithoutShell(() => import('../../features/organisations/pages/join.page'), 'JoinPage'),
  },
  {
    path: 'verify-email/:uid/:token',
    title: 'activation',
    lazy: pageWithoutShell(() => import('../composed/activation'), 'Activation'),
  },
];
