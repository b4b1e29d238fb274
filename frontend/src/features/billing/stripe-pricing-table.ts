const SCRIPT_URL = 'https://js.stripe.com/v3/pricing-table.js';
export const PRICING_TABLE_ELEMENT = 'stripe-pricing-table';

const LOOK_MS = 100;
const LONGEST_WAIT_MS = 10_000;

const load = (onFailed: () => void): void => {
  const loading = document.querySelector(`script[src="${SCRIPT_URL}"]`);
  loading?.addEventListener('error', onFailed);
  if (loading !== null) return;
  const script = document.createElement('script');
  script.src = SCRIPT_URL;
  script.async = true;
  // The next page tries again.
  script.addEventListener('error', () => {
    script.remove();
    onFailed();
  });
  document.head.append(script);
};

/**
 * Loads Stripe's script and polls every 100 ms, for 10 s, for the element that it defines. Returns a function that
 * stops polling.
 */
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
    waitedMs += LOOK_MS;
    if (customElements.get(PRICING_TABLE_ELEMENT) !== undefined) {
      stop();
      onReady();
    } else if (waitedMs >= LONGEST_WAIT_MS) fail();
  };
  const looking = setInterval(look, LOOK_MS);
  load(fail);
  return stop;
};
