import { whenScriptReady } from '#shared/lazy/when-script-ready';

const SCRIPT_URL = 'https://js.stripe.com/v3/pricing-table.js';
export const PRICING_TABLE_ELEMENT = 'stripe-pricing-table';

/** Waits for the element that Stripe's script defines. Returns a function that stops waiting. */
export const whenPricingTableReady = (onReady: () => void, onFailed: () => void): (() => void) =>
  whenScriptReady(SCRIPT_URL, () => customElements.get(PRICING_TABLE_ELEMENT), onReady, onFailed);
