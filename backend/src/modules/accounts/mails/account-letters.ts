import type { Letter } from '#platform/mail/letter';

/** A mail about an account: its subject and content. */
export interface AccountLetter {
  readonly subject: string;
  readonly letter: Letter;
}

/** Installation data for mails. `publicUrl` is the base of all links. */
export interface Sender {
  readonly productName: string;
  readonly publicUrl: string;
}

export const verificationLetter = (sender: Sender, userId: string, token: string): AccountLetter => ({
  subject: `Activate your ${sender.productName} account`,
  letter: {
    productName: sender.productName,
    preview: 'Choose a password and start tracking.',
    heading: 'One step left',
    paragraphs: [
      'Open this link to choose a password. After that your account is ready and you can start tracking.',
      'The link works once, within 72 hours.',
    ],
    action: { label: 'Activate your account', url: `${sender.publicUrl}/verify-email/${userId}/${token}` },
    reason: 'Someone used this address to register. If it was not you, ignore this email: no account will be created.',
  },
});

export const passwordResetUrl = (publicUrl: string, userId: string, token: string): string =>
  `${publicUrl}/reset-password/${userId}/${token}`;

export const passwordResetLetter = (sender: Sender, userId: string, token: string): AccountLetter => ({
  subject: `Set a new ${sender.productName} password`,
  letter: {
    productName: sender.productName,
    preview: 'The link works once, within one hour.',
    heading: 'Set a new password',
    paragraphs: [
      'Open this link to choose a new password. It works once, within one hour.',
      'Setting it signs you out on every device.',
    ],
    action: { label: 'Set a new password', url: passwordResetUrl(sender.publicUrl, userId, token) },
    reason:
      'Someone asked to reset the password of this account. If it was not you, ignore this email: your password stays the same.',
  },
});

export const alreadyRegisteredLetter = (sender: Sender): AccountLetter => ({
  subject: `You already have an account at ${sender.productName}`,
  letter: {
    productName: sender.productName,
    preview: 'Sign in with your password.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to register with this address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Sign In', url: `${sender.publicUrl}/sign-in` },
    more: { label: 'Forgot your password? Set a new one', url: `${sender.publicUrl}/forgot` },
    reason: 'If it was not you, ignore this email. We never disclose which addresses have an account.',
  },
});
