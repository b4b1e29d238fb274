import { Controller, Get, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { type BillingSettings, billingSettings, wayToPay } from '#modules/billing/published';
import { type DashboardsSettings, dashboardsSettings } from '#modules/dashboards/published';
import { type DeliverySettings, deliverySettings } from '#modules/delivery/published';
import { EDITORS } from '#events/trackers/tracker-settings';
import { ResearchChoices } from '#modules/research/published';
import { type Plans, trackersSettings } from '#modules/trackers/published';
import { CONFIG, type Config } from '#platform/config/config';
import { Operation } from '#platform/http/routes/operation';
import { type AccountsSettings, accountsSettings } from '../../accounts.settings';
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

@Controller('api/common')
export class GetConfigEndpoint {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'productName' | 'production' | 'host' | 'publicUrl' | 'smtp'>,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
    @Inject(trackersSettings.port) private readonly plans: Plans,
    @Inject(dashboardsSettings.port) private readonly dashboards: DashboardsSettings,
    @Inject(deliverySettings.port) private readonly delivery: DeliverySettings,
    @Inject(billingSettings.port) private readonly billing: BillingSettings,
    private readonly research: ResearchChoices,
    private readonly browsers: OutboxBrowsers,
  ) {}

  /** The installation's features. Public: none of it is secret. */
  @Get('config')
  @Operation({ access: 'public', summary: 'The installation’s features. Public.', answers: configAnswer })
  read(@Req() request: Request): z.output<typeof configAnswer> {
    const { google, oidc, localSignIn } = this.settings;
    const { googleMapsApiKey } = this.dashboards;
    const { free, paid } = this.plans;
    const table = this.billing.stripe?.pricingTable;
    return {
      product_name: this.config.productName,
      sign_ins: { email: localSignIn, google: google !== undefined, oidc: oidc !== undefined },
      google_client_id: google?.clientId ?? null,
      oidc_label: oidc?.label ?? null,
      map: googleMapsApiKey === undefined ? 'built_in' : 'google',
      google_maps_api_key: googleMapsApiKey ?? null,
      text_messages: this.delivery.twilio !== undefined,
      billing: wayToPay(this.billing, this.config),
      pricing_table: table === undefined ? null : { id: table.id, publishable_key: table.publishableKey },
      plans: Object.entries(paid).map(([tier, { label, trackers, daily }]) => ({ tier, label, trackers, daily })),
      engines: [...this.research.pageFinders],
      editors: [...this.research.editors],
      free_plan: { trackers: free.trackers, daily: free.daily },
      sends_mail: this.config.smtp !== undefined,
      outbox: this.browsers.mayLook(request),
    };
  }
}
