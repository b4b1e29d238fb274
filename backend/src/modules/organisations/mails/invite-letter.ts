import type { Letter } from '#platform/mail/letter';
import { LIFETIME_DAYS } from '../domain/invite.decider';

interface Invitation {
  readonly productName: string;
  readonly orgName: string;
  readonly administrator: { readonly name: string; readonly email: string | null };
  readonly link: string;
}

export const inviteLetter = ({ productName, orgName, administrator, link }: Invitation): Letter => {
  const { name, email } = administrator;
  const whom = email === null ? 'the administrator who invited you' : `${name}, ${email}`;
  return {
    productName,
    preview: `The link works once, within ${LIFETIME_DAYS} days.`,
    heading: `${name} invites you to join ${orgName}`,
    paragraphs: [
      `${orgName} uses ${productName}, which follows topics and tells you when, and only when, something new happened, with the words of the source behind every line.`,
      `Open this link to choose a password. It works once, within ${LIFETIME_DAYS} days.`,
      `If it no longer works, ask for a new invitation: ${whom}.`,
    ],
    action: { label: `Join ${orgName}`, url: link },
    reason: `${name} gave us your address for this invitation. If you do nothing, no account is made, and the address is deleted.`,
  };
};
