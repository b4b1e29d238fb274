import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADDRESS_VARIABLE, type ServiceName } from './services';
import type { Started } from './start-services';

/** Starts shared services when suites ask for them, and returns how to stop those. */
const offerServices = async (): Promise<() => Promise<void>> => {
  const started = new Map<string, Promise<Started<unknown>>>();
  const start = async (name: ServiceName): Promise<Started<unknown>> => {
    // Most runs need none of them, so their modules are loaded only now, when jest no longer transforms what it requires.
    require('../typescript-register.cjs');
    const { startService } = require('./start-services') as typeof import('./start-services');
    return startService[name]();
  };
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) as ServiceName;
    const service = started.get(name) ?? start(name);
    started.set(name, service);
    service.then(
      (each) => response.end(JSON.stringify(each.service)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[ADDRESS_VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    // The browser last: the others may still use it.
    for (const service of [...started.values()].reverse()) await service.then((each) => each.stop()).catch(() => {});
  };
};

const ofThisRun = globalThis as { stopSharedServices?: () => Promise<void> };

export const setup = async (): Promise<void> => {
  ofThisRun.stopSharedServices = await offerServices();
};

export const teardown = async (): Promise<void> => ofThisRun.stopSharedServices?.();

export default setup;
