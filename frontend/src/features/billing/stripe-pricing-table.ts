const scriptUrl = 'https://js.stripe.com/v3/pricing-table.js';
export const pricingTableElement = 'stripe-pricing-table';

const lookMs = 100;
const longestWaitMs = 10_000;

const load = (onFailed: () => void): void => {
  const loading = document.querySelector(`script[src="${scriptUrl}"]`);
  loading?.addEventListener('error', onFailed);
  if (loading !== null) return;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  // The next page tries again.
  script.addEventListener('error', () => {
    script.remove();
    onFailed();
  });
  document.head.append(script);
};

/** Loads Stripe's script and looks every 100 ms, for 10 s, for what it brings. Returns how to stop looking. */
export const whenPricingTableReady = (onReady: () => void, onFailed: () => void): (() => void) => {
  let waitedMs = 0;
  let isWanted = true;
  const stop = (): void => {
    isWanted = false;
    clearInterval(looking);
  };
  const fail = (): void => {
    if (!isWanted) return;
    stop();
    onFailed();
  };
  const look = (): void => {
    waitedMs += lookMs;
    if (customElements.get(pricingTableElement) !== undefined) {
      stop();
      onReady();
    } else if (waitedMs >= longestWaitMs) fail();
  };
  const looking = setInterval(look, lookMs);
  load(fail);
  return stop;
};
