import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { ADDRESS_VARIABLE, type ServiceName } from './services';
import type * as services from './start-services';
import type { Started } from './start-services';

const start = async (name: ServiceName): Promise<Started<unknown>> => {
  // Most runs need none of them, so their modules are loaded only now, when jest no longer transforms what it requires.
  const load = createRequire(__filename);
  load('../typescript-register.cjs');
  const { startService } = load('./start-services') as typeof services;
  return startService[name]();
};

/**
 * Lets this process and those it starts ask for shared services, each of which starts when it is first asked for.
 * Returns how to stop them.
 */
export const offerServices = async (): Promise<() => Promise<void>> => {
  const started = new Map<ServiceName, Promise<Started<unknown>>>();
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) as ServiceName;
    const starting = started.get(name) ?? start(name);
    started.set(name, starting);
    starting.then(
      ({ service }) => response.end(JSON.stringify(service)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[ADDRESS_VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    // A service that did not start has told its callers so.
    await Promise.allSettled([...started.values()].map(async (starting) => (await starting).stop()));
  };
};

/** How jest's end of a run finds what its beginning has started. */
export const ofThisRun = globalThis as { stopSharedServices?: () => Promise<void> };
