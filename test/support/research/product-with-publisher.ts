import { growingHost } from '../hostile/growing-host';
import { startHosts } from '../hosts';
import { until } from '../until';
import { type SignedInProduct, startSignedInProduct } from './signed-in-product';

const DAY_MS = 86_400_000;

/** The only publisher that the product can reach. */
export const PRESS = 'press.example';

/** ISO 8601. */
export const daysAgo = (days: number): string =>
  new Date(performance.timeOrigin + performance.now() - days * DAY_MS).toISOString();

/** The running product beside a publisher with a feed. */
export interface ProductWithPublisher extends SignedInProduct {
  publish(title: string, text: string, publishedAt: string): void;
  /** The newest run of the tracker at a path, once it has had as many runs and they have ended. */
  runEnded(path: string, count: number): ReturnType<SignedInProduct['get']>;
}

export const startProductWithPublisher = async (
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ProductWithPublisher> => {
  const press = growingHost(PRESS);
  const hosts = await startHosts({ [PRESS]: press.handler });
  const product = await startSignedInProduct(folder, { FETCH_CONNECT_TO: `${PRESS}=${hosts.origin}`, ...environment });
  return {
    ...product,
    publish: (title, text, publishedAt) => press.publish({ title, text, publishedAt }),
    async runEnded(path, count) {
      const runs = () => product.get(`${path}runs/`);
      const ended = async () => {
        const [newest, ...earlier] = await runs();
        return earlier.length + 1 === count && newest.finished_at !== null;
      };
      await until(`run ${count} has ended`, ended);
      const [{ id }] = await runs();
      return product.get(`${path}runs/${id}/`);
    },
    async stop() {
      await product.stop();
      await hosts.close();
    },
  };
};
