import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import type { Empty } from '@eventstore/db-client/generated/shared_pb';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';

const STREAMS = 'event_store.client.streams.streams';

export const supportedMethodsService =
  (batchAppend: boolean) =>
  (_call: ServerUnaryCall<Empty, SupportedMethods>, answer: sendUnaryData<SupportedMethods>): void => {
    const names = ['read', 'append', ...(batchAppend ? ['batchappend'] : [])];
    const methods = names.map((name) => new SupportedMethod().setServiceName(STREAMS).setMethodName(name));
    answer(null, new SupportedMethods().setEventStoreServerVersion('24.10.0-test').setMethodsList(methods));
  };

/** A cluster of one: this server, the leader, at its public address. */
export const gossipService =
  (port: () => number) =>
  (_call: ServerUnaryCall<Empty, ClusterInfo>, answer: sendUnaryData<ClusterInfo>): void => {
    const member = new MemberInfo()
      .setState(MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new EndPoint().setAddress('127.0.0.1').setPort(port()));
    answer(null, new ClusterInfo().setMembersList([member]));
  };
