import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether this process was asked to stop. From then on /readyz fails, so that load balancers send no more requests. */
export class Lifecycle {
  private asked = false;

  get stopping(): boolean {
    return this.asked;
  }

  beginStop(): void {
    this.asked = true;
  }
}

const IDLE_LOOK_MS = 20;
/** What had reached the machine but not yet the program when it was asked to stop is accepted first: closing would reset it. */
const TAKE_UP_MS = 200;

/** Accepts no more connections and waits for open requests; those left after `graceMs` are cut off. */
export const closeServer = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  await pause(TAKE_UP_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection that has had its answer would hold the server open until its client thinks of it.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
};
