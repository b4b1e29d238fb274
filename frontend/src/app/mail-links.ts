/**
 * The pages behind links in mails, and the ways back into an account, in one chunk: to name each apart takes more of the first
 * script than it saves later.
 */
export { JoinPage } from '../features/organisations/pages/join.page';
export { Activation } from './activation';
export { ForgotPage } from '../features/accounts/pages/forgot.page';
export { SigningInPage } from '../features/accounts/pages/signing-in.page';
export { ResetPasswordPage } from '../features/accounts/pages/reset-password.page';
export { ConfirmChannelPage } from '../features/delivery/pages/confirm-channel.page';
export { MailedFeedbackPage } from '../features/delivery/pages/mailed-feedback.page';
export { UnsubscribePage } from '../features/delivery/pages/unsubscribe.page';
