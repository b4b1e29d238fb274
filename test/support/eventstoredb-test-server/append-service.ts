import {
  AllStreamPosition,
  Empty,
  type StreamIdentifier,
  type UUID,
  WrongExpectedVersion,
} from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import { AppendReq, AppendResp, BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import { type sendUnaryData, type ServerDuplexStream, type ServerReadableStream, status } from '@grpc/grpc-js';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty as GoogleEmpty } from 'google-protobuf/google/protobuf/empty_pb';
import type { Expected, ProposedEvent, ServerLog } from './server-log';

const streamOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

/** Either wire format of a UUID, as text. */
const uuidText = (id: UUID | undefined): string => {
  const structured = id?.getStructured();
  if (structured === undefined) return id?.getString() ?? '';
  const half = (bits: string): string => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0');
  const hex = half(structured.getMostSignificantBits()) + half(structured.getLeastSignificantBits());
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

const proposed = (message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedEvent => ({
  id: uuidText(message.getId()),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  customMetadata: message.getCustomMetadata_asU8(),
});

const expectedOf = (options: AppendReq.Options): Expected => {
  if (options.hasRevision()) return { kind: 'revision', revision: Number(options.getRevision()) };
  if (options.hasNoStream()) return { kind: 'revision', revision: -1 };
  return { kind: 'any' };
};
const batchExpectedOf = (options: BatchAppendReq.Options): Expected => {
  if (options.hasStreamPosition()) return { kind: 'revision', revision: Number(options.getStreamPosition()) };
  if (options.hasNoStream()) return { kind: 'revision', revision: -1 };
  return { kind: 'any' };
};

/** One append per call, as in servers older than 21.10. */
export const appendService =
  (log: ServerLog) =>
  (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): void => {
    let options: AppendReq.Options | undefined;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (message !== undefined) events.push(proposed(message));
    });
    call.on('end', () => {
      if (options === undefined)
        return answer({ code: status.INVALID_ARGUMENT, details: 'An append begins with options.' });
      const expected = expectedOf(options);
      const result = log.write(streamOf(options.getStreamIdentifier()), expected, events);
      if (result.kind === 'written') {
        const position = String(result.position);
        const success = new AppendResp.Success()
          .setCurrentRevision(String(result.revision))
          .setPosition(new AppendResp.Position().setCommitPosition(position).setPreparePosition(position));
        return answer(null, new AppendResp().setSuccess(success));
      }
      const wrong = new AppendResp.WrongExpectedVersion();
      if (result.current === -1) wrong.setCurrentNoStream(new Empty());
      else wrong.setCurrentRevision(String(result.current));
      if (options.hasNoStream()) wrong.setExpectedNoStream(new Empty());
      else if (expected.kind === 'revision') wrong.setExpectedRevision(String(expected.revision));
      answer(null, new AppendResp().setWrongExpectedVersion(wrong));
    });
  };

interface OpenBatch {
  readonly options: BatchAppendReq.Options;
  readonly events: ProposedEvent[];
}

const NOT_FOUND_STATUS = 9;

const batchAnswer = (log: ServerLog, { options, events }: OpenBatch): BatchAppendResp => {
  const identifier = options.getStreamIdentifier();
  const expected = batchExpectedOf(options);
  const result = log.write(streamOf(identifier), expected, events);
  const answer = new BatchAppendResp();
  if (identifier !== undefined) answer.setStreamIdentifier(identifier);
  if (result.kind === 'written') {
    const position = String(result.position);
    return answer.setSuccess(
      new BatchAppendResp.Success()
        .setCurrentRevision(String(result.revision))
        .setPosition(new AllStreamPosition().setCommitPosition(position).setPreparePosition(position)),
    );
  }
  const wrong = new WrongExpectedVersion();
  if (result.current === -1) wrong.setCurrentNoStream(new GoogleEmpty());
  else wrong.setCurrentStreamRevision(String(result.current));
  if (options.hasNoStream()) wrong.setExpectedNoStream(new GoogleEmpty());
  else if (expected.kind === 'revision') wrong.setExpectedStreamPosition(String(expected.revision));
  const details = new Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return answer.setError(new Status().setCode(NOT_FOUND_STATUS).setMessage('WrongExpectedVersion').setDetails(details));
};

/** Many appends over one call, each in one or more messages with its correlation id. */
export const batchAppendService =
  (log: ServerLog) =>
  (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const open = new Map<string, OpenBatch>();
    call.on('data', (request: BatchAppendReq) => {
      const correlation = request.getCorrelationId();
      const id = uuidText(correlation);
      const options = request.getOptions();
      const batch = open.get(id) ?? (options === undefined ? undefined : { options, events: [] });
      if (batch === undefined)
        return void call.emit('error', { code: status.INVALID_ARGUMENT, details: 'No options.' });
      batch.events.push(...request.getProposedMessagesList().map(proposed));
      if (!request.getIsFinal()) return void open.set(id, batch);
      open.delete(id);
      call.write(batchAnswer(log, batch).setCorrelationId(correlation));
    });
    call.on('end', () => call.end());
    // The client disconnected; discard incomplete appends.
    call.on('error', () => open.clear());
  };
