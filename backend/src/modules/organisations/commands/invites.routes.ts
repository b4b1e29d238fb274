import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import {
  AccountKeys,
  OutboxBrowsers,
  accountsSettings,
  emailField,
  nameField,
  requireLocalSignIn,
} from '#modules/accounts/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { CONFIG } from '#platform/config/config';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { actionRoute } from '#platform/http/routes/action-route';
import { commandRoute } from '#platform/http/routes/command-route';
import type { Invite } from '../domain/invite';
import { inviteDecider } from '../domain/invite.decider';
import { InviteKeys } from '../invite-keys';
import { makeInvite } from './make-invite';

const madeInviteAnswer = z
  .strictObject({
    id: z.string(),
    org_name: z.string(),
    link: z.string().describe('To the page where the person joins.'),
    expires_at: timeAnswer,
  })
  .meta({ id: 'MadeInvite' });

/** What is shown of an invite that was just mailed. */
const madeInvite = (invite: Invite, keys: InviteKeys, publicUrl: string): z.output<typeof madeInviteAnswer> => {
  if (invite.status !== 'open') throw new Error(`A mailed invite is ${invite.status}.`);
  const { userId: id, organisation, expiresAt } = invite;
  return { id, org_name: organisation.name, link: keys.address(publicUrl, id, organisation), expires_at: expiresAt };
};

/** A person who joins chooses a password, so these are refused without local sign-in. */
export const NewInvite = actionRoute({
  path: 'api/admin/invites',
  access: 'admin',
  inPerson: 'invites',
  summary: 'Invites an address to an organisation, and mails it a link that works once, within 14 days.',
  body: z.strictObject({
    email: emailField,
    org_name: nameField('Please name the organisation'),
    role: z.enum(MEMBER_TYPES).describe('Which role the account will have.'),
  }),
  answers: madeInviteAnswer,
  status: 201,
  uses: [CommandRunner, AccountKeys, InviteKeys, CONFIG, OutboxBrowsers, accountsSettings.port],
  async act({ body, context, request, response }, runner, accountKeys, keys, _config, browsers, settings) {
    requireLocalSignIn(settings);
    const { email, org_name: orgName, role } = body;
    const invite = { email, orgName, role, browser: browsers.remember(request, response, context) };
    const made = await makeInvite({ runner, accountKeys, keys }, invite, context);
    return isRefusal(made) ? made : accepted(made.state, made);
  },
  answer: (_asked, invite, _runner, _accountKeys, keys, { publicUrl }) => madeInvite(invite, keys, publicUrl),
});

export const SendInviteAgain = commandRoute({
  path: 'api/admin/invites/:id/send-again',
  access: 'admin',
  inPerson: 'invites',
  summary: 'Mails the same link again, which is then valid for another 14 days. At most five mails an invite.',
  answers: madeInviteAnswer,
  uses: [InviteKeys, CONFIG, OutboxBrowsers, accountsSettings.port],
  decider: inviteDecider,
  decide({ params: { id }, context, request, response }, _keys, _config, browsers, settings) {
    requireLocalSignIn(settings);
    const browser = browsers.remember(request, response, context);
    return [id, { type: 'SendInviteAgain', browser, now: context.now }];
  },
  answer: (_asked, { state }, keys, { publicUrl }) => madeInvite(state, keys, publicUrl),
});
