import { z } from 'zod';
import { ORIGIN, origin } from '#platform/config/schemas';
import { ifSet, needs, settings, variable } from '#platform/config/settings';

const variables = {
  TWILIO_ACCOUNT_SID: variable(z.string().optional(), {
    expected: 'the id of an account at Twilio, and together with TWILIO_AUTH_TOKEN and TWILIO_FROM',
    example: 'AC…',
    meaning:
      'Sends briefs as [text messages](../how-to/send-briefs-elsewhere.md#text-messages). If not set: nobody can add a number.',
  }),
  TWILIO_AUTH_TOKEN: variable(z.string().optional(), {
    expected: 'the token of the account at Twilio',
    example: 'a token from console.twilio.com',
    meaning: 'Authenticates at Twilio.',
  }),
  TWILIO_FROM: variable(z.string().optional(), {
    expected: 'a number of the account at Twilio with country code, or a sender’s name',
    example: '+12025550123',
    meaning: 'The sender of text messages.',
  }),
  TWILIO_API_BASE: variable(origin.default('https://api.twilio.com'), {
    expected: ORIGIN,
    example: 'https://api.twilio.com',
    meaning: 'Asks this address instead of Twilio.',
  }),
};

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number with country code, or a sender's name. */
  readonly from: string;
  readonly baseUrl: string;
}

export interface DeliverySettings {
  /** Settings for text messages; absent if none are sent. */
  readonly twilio?: TwilioSettings;
}

const twilioOf = ({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  TWILIO_API_BASE,
}: z.output<z.ZodObject<typeof variables>>): TwilioSettings | undefined =>
  accountSid === undefined || authToken === undefined || from === undefined
    ? undefined
    : { accountSid, authToken, from, baseUrl: new URL(TWILIO_API_BASE).origin };

export const deliverySettings = settings('Delivery', {
  variables,
  rules: [
    needs('TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'),
    needs('TWILIO_AUTH_TOKEN', 'TWILIO_FROM'),
    needs('TWILIO_FROM', 'TWILIO_ACCOUNT_SID'),
  ],
  read: (read): DeliverySettings => ifSet('twilio', twilioOf(read)),
});
