import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether this process is shutting down. From then on /readyz fails, so that load balancers stop sending requests. */
export class Lifecycle {
  private hasBegunToStop = false;

  get stopping(): boolean {
    return this.hasBegunToStop;
  }

  beginStop(): void {
    this.hasBegunToStop = true;
  }
}

const IDLE_CHECK_MS = 20;
/** Connections already in the kernel's backlog are accepted first: closing the server would reset them. */
const TAKE_UP_MS = 200;

/** Stops accepting connections and waits for open requests; after `graceMs` the rest are closed. */
export const closeServer = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  await pause(TAKE_UP_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Idle keep-alive connections would keep the server open until their clients close them.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
};
