import { z } from 'zod';
import { urlOf } from '#platform/config/schemas';
import { type SettingsRule, needs, settings, variable } from '#platform/config/settings';

export interface AccountsSettings {
  /** The account that the first start makes; absent: a setup link is printed. */
  readonly firstAdmin?: { readonly email: string; readonly password: string };
  /** Sign-in with Google; absent if it is not offered. */
  readonly google?: { readonly clientId: string; readonly certsUrl: string };
  /** Sign-in with an OpenID Connect provider; absent if it is not offered. */
  readonly oidc?: OidcSettings;
  /** Whether users sign in and register with a password and by mail. */
  readonly localSignIn: boolean;
  /** Whether staff, administrators and super users must have a second factor. */
  readonly staffSecondFactor: 'optional' | 'required';
}

export interface OidcSettings {
  /** The issuer, as returned by `withoutTrailingSlash`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How the button names the provider. */
  readonly label: string;
}

/** Providers differ in whether their address ends with a slash, and operators in whether they copy it. */
export const withoutTrailingSlash = (text: string): string => text.replace(/\/$/, '');

const someoneCanSignIn: SettingsRule<'LOCAL_SIGN_IN'> = ({ LOCAL_SIGN_IN, GOOGLE_CLIENT_ID, OIDC_ISSUER }) =>
  LOCAL_SIGN_IN === 'off' && GOOGLE_CLIENT_ID === undefined && OIDC_ISSUER === undefined
    ? [
        {
          variable: 'LOCAL_SIGN_IN',
          expected: 'on, since nobody could sign in without GOOGLE_CLIENT_ID or OIDC_ISSUER',
        },
      ]
    : [];

const isIssuer = (text: string): boolean => !/[?#]/.test(text);

const oidcOf = (
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
  label: string,
): Pick<AccountsSettings, 'oidc'> =>
  issuer === undefined || clientId === undefined || clientSecret === undefined
    ? {}
    : { oidc: { issuer, clientId, clientSecret, label } };

export const accountsSettings = settings('Accounts', {
  variables: {
    ADMIN_EMAIL: variable(z.email().optional(), {
      expected: 'an email address',
      example: 'admin@example.org',
      meaning:
        'The first start makes this account, with every role. If not set: a setup link that works once is printed.',
    }),
    ADMIN_PASSWORD: variable(z.string().min(10).max(128).optional(), {
      expected: '10 to 128 characters',
      example: 'a phrase of your own',
      meaning: 'The password of that account.',
    }),
    GOOGLE_CLIENT_ID: variable(
      z
        .string()
        .regex(/^[\w.-]+$/)
        .max(200)
        .optional(),
      {
        expected: 'the client id of a web application',
        example: '1234567890-abc123.apps.googleusercontent.com',
        meaning:
          'Offers [sign-in with Google](../how-to/sign-in-with-google.md). If not set: there is no button, and nothing is loaded from Google.',
      },
    ),
    GOOGLE_CERTS_URL: variable(urlOf('http:', 'https:').default('https://www.googleapis.com/oauth2/v3/certs'), {
      expected: 'the address of a JSON Web Key Set',
      example: 'https://www.googleapis.com/oauth2/v3/certs',
      meaning: 'The address of Google’s public keys.',
    }),
    OIDC_ISSUER: variable(urlOf('http:', 'https:').refine(isIssuer).transform(withoutTrailingSlash).optional(), {
      expected: 'the http or https address of a provider, without query',
      example: 'https://id.example.org/realms/main',
      meaning:
        'Offers [sign-in with this OpenID Connect provider](../how-to/sign-in-with-openid-connect.md). If not set: no button.',
    }),
    OIDC_CLIENT_ID: variable(z.string().max(500).optional(), {
      expected: 'the id under which the provider knows this installation',
      example: 'aidy',
      meaning: 'Identifies this installation to the provider.',
    }),
    OIDC_CLIENT_SECRET: variable(z.string().max(1000).optional(), {
      expected: 'the secret that the provider made for that id',
      example: 'a secret of the provider',
      meaning: 'Authenticates this installation at the provider.',
    }),
    OIDC_LABEL: variable(z.string().min(1).max(40).default('single sign-on'), {
      expected: 'at most 40 characters',
      example: 'Example Inc.',
      meaning: 'The name of the provider on the button: ‘Continue with …’.',
    }),
    LOCAL_SIGN_IN: variable(z.enum(['on', 'off']).default('on'), {
      expected: 'on or off, off only together with GOOGLE_CLIENT_ID or OIDC_ISSUER',
      example: 'on',
      meaning:
        '`off`: users sign in and register with Google or the OpenID Connect provider only. Refused while no administrator could come in that way.',
    }),
    STAFF_SECOND_FACTOR: variable(z.enum(['optional', 'required']).default('optional'), {
      expected: 'optional or required',
      example: 'required',
      meaning:
        '`required`: staff, administrators and super users without a [second factor](../how-to/serve-it-to-others.md#a-second-factor) may use the product, but are refused the administration and impersonation until they set one up.',
    }),
  },
  rules: [
    needs('ADMIN_EMAIL', 'ADMIN_PASSWORD'),
    needs('ADMIN_PASSWORD', 'ADMIN_EMAIL'),
    needs('OIDC_ISSUER', 'OIDC_CLIENT_ID'),
    needs('OIDC_ISSUER', 'OIDC_CLIENT_SECRET'),
    needs('OIDC_CLIENT_ID', 'OIDC_ISSUER'),
    needs('OIDC_CLIENT_SECRET', 'OIDC_ISSUER'),
    someoneCanSignIn,
  ],
  read: (read): AccountsSettings => ({
    ...(read.ADMIN_EMAIL === undefined || read.ADMIN_PASSWORD === undefined
      ? {}
      : { firstAdmin: { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD } }),
    ...(read.GOOGLE_CLIENT_ID === undefined
      ? {}
      : { google: { clientId: read.GOOGLE_CLIENT_ID, certsUrl: read.GOOGLE_CERTS_URL } }),
    ...oidcOf(read.OIDC_ISSUER, read.OIDC_CLIENT_ID, read.OIDC_CLIENT_SECRET, read.OIDC_LABEL),
    localSignIn: read.LOCAL_SIGN_IN === 'on',
    staffSecondFactor: read.STAFF_SECOND_FACTOR,
  }),
});
