const scriptUrl = 'https://js.stripe.com/v3/pricing-table.js';
export const pricingTableElement = 'stripe-pricing-table';

const lookMs = 100;
const longestWaitMs = 10_000;

const load = (): void => {
  if (document.querySelector(`script[src="${scriptUrl}"]`) !== null) return;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  // The next page tries again.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
};

/** Loads Stripe's script and looks every 100 ms, for 10 s, for what it brings. Returns how to stop looking. */
export const whenPricingTableReady = (onReady: () => void, onFailed: () => void): (() => void) => {
  let waitedMs = 0;
  const stop = (): void => clearInterval(looking);
  const look = (): void => {
    waitedMs += lookMs;
    if (customElements.get(pricingTableElement) !== undefined) {
      stop();
      onReady();
    } else if (waitedMs >= longestWaitMs) {
      stop();
      onFailed();
    }
  };
  const looking = setInterval(look, lookMs);
  load();
  return stop;
};
