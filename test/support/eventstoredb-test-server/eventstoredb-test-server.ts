import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { appendService, batchAppendService } from './append-service';
import { gossipService, supportedMethodsService } from './cluster-services';
import { type ServerCalls, readService } from './read-service';
import { type ServerLog, serverLog } from './server-log';

export interface EventStoreDBTestServer {
  /** For EVENTSTORE_URL. */
  readonly url: string;
  readonly port: number;
  readonly log: ServerLog;
  readonly calls: ServerCalls;
  stop(): Promise<void>;
}

export interface EventStoreDBTestServerOptions {
  /** The log; pass another server's to continue where it stopped. */
  readonly log?: ServerLog;
  readonly port?: number;
  /** Servers from 21.10 on accept many appends over one call. */
  readonly batchAppend?: boolean;
}

const LARGEST_MESSAGE = 17 * 1024 * 1024;

/**
 * An in-memory server that speaks EventStoreDB's protocol, generated from the service definitions in the client
 * package: appends, reads and subscriptions of the whole log, gossip, server features. For tests only.
 */
export const startEventStoreDBTestServer = async (
  options: EventStoreDBTestServerOptions = {},
): Promise<EventStoreDBTestServer> => {
  const { log = serverLog(), port: wanted = 0, batchAppend = true } = options;
  const server = new Server({ 'grpc.max_receive_message_length': LARGEST_MESSAGE });
  const calls: ServerCalls = { reads: 0, subscriptions: 0, pushed: 0 };
  let port = wanted;
  server.addService(StreamsService, {
    read: readService(log, calls),
    append: appendService(log),
    ...(batchAppend ? { batchAppend: batchAppendService(log) } : {}),
  });
  server.addService(GossipService, { read: gossipService(() => port) });
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethodsService(batchAppend) });
  port = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`127.0.0.1:${wanted}`, ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    ),
  );
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    log,
    calls,
    stop: async () => server.forceShutdown(),
  };
};
