import { z } from 'zod';
import { EDITORS } from '#events/trackers/tracker-settings';
import { billingSettings, wayToPay } from '#modules/billing/published';
import { dashboardsSettings } from '#modules/dashboards/published';
import { deliverySettings } from '#modules/delivery/published';
import { ResearchChoices } from '#modules/research/published';
import { trackersSettings } from '#modules/trackers/published';
import { CONFIG } from '#platform/config/config';
import { readRoute } from '#platform/http/routes/read-route';
import { accountsSettings } from '../../accounts.settings';
import { OutboxBrowsers } from '../../outbox/outbox-browsers';

const configAnswer = z
  .strictObject({
    product_name: z.string(),
    sign_ins: z.strictObject({ email: z.boolean(), google: z.boolean(), oidc: z.boolean() }),
    google_client_id: z.string().nullable().describe('For Google’s button; null where there is none.'),
    oidc_label: z
      .string()
      .nullable()
      .describe('What the button of the OpenID Connect provider calls it; null where there is none.'),
    map: z.enum(['built_in', 'google']),
    google_maps_api_key: z.string().nullable().describe('For Google’s map; null where it is the built-in one.'),
    text_messages: z.boolean().describe('Whether briefs can go to phones.'),
    billing: z
      .enum(['local', 'stripe', 'off'])
      .describe('`local`: a page of the product stands in for a payment provider; `off`: nothing is sold.'),
    pricing_table: z
      .strictObject({ id: z.string(), publishable_key: z.string() })
      .nullable()
      .describe('Stripe’s, where there is one.'),
    plans: z.array(z.strictObject({ tier: z.string(), label: z.string(), trackers: z.int(), daily: z.int() })),
    engines: z
      .array(z.string())
      .describe('What runs can be researched by: `feeds`, and the paid ones that are set up.'),
    editors: z.array(z.enum(EDITORS)).describe('Who can choose what trackers tell; `model` only where one is set up.'),
    free_plan: z.strictObject({ trackers: z.int(), daily: z.int() }),
    sends_mail: z.boolean().describe('Whether mail leaves this server; otherwise it is only kept there.'),
    outbox: z.boolean().describe('Mail is stored on this computer and can be read at /outbox.'),
  })
  .meta({ id: 'Config' });

/** The installation's features. Public: none of it is secret. */
export const GetConfig = readRoute({
  path: 'api/common/config',
  access: 'public',
  summary: 'The installation’s features. Public.',
  answers: configAnswer,
  uses: [
    CONFIG,
    accountsSettings.port,
    trackersSettings.port,
    dashboardsSettings.port,
    deliverySettings.port,
    billingSettings.port,
    ResearchChoices,
    OutboxBrowsers,
  ],
  read({ request }, config, settings, plans, dashboards, delivery, billing, research, browsers) {
    const { google, oidc, localSignIn } = settings;
    const { googleMapsApiKey } = dashboards;
    const { free, paid } = plans;
    const table = billing.stripe?.pricingTable;
    return {
      product_name: config.productName,
      sign_ins: { email: localSignIn, google: google !== undefined, oidc: oidc !== undefined },
      google_client_id: google?.clientId ?? null,
      oidc_label: oidc?.label ?? null,
      map: googleMapsApiKey === undefined ? ('built_in' as const) : ('google' as const),
      google_maps_api_key: googleMapsApiKey ?? null,
      text_messages: delivery.twilio !== undefined,
      billing: wayToPay(billing, config),
      pricing_table: table === undefined ? null : { id: table.id, publishable_key: table.publishableKey },
      plans: Object.entries(paid).map(([tier, { label, trackers, daily }]) => ({ tier, label, trackers, daily })),
      engines: [...research.pageFinders],
      editors: [...research.editors],
      free_plan: { trackers: free.trackers, daily: free.daily },
      sends_mail: config.smtp !== undefined,
      outbox: browsers.mayLook(request),
    };
  },
});
