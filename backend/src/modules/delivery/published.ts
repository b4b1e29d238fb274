/** What other areas may import from this one. */
export { type DeliverySettings, deliverySettings } from './delivery.settings';
