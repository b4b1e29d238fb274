import { withCircuitBreaker } from './circuit-breaker';
import { modelFault, type LanguageModel, type LanguageModelFault, type ModelReply } from './language-model';

const request = { messages: [], signal: new AbortController().signal };
const fine: ModelReply = { kind: 'reply', text: 'Fine.', costUsd: 0 };

const answering = (...answers: readonly (ModelReply | LanguageModelFault)[]) => {
  const state = { asked: 0 };
  const model: LanguageModel = {
    name: 'writer-1',
    reply: () => Promise.resolve(answers[state.asked++] ?? fine),
  };
  return { model: withCircuitBreaker(model), state };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const away = modelFault('UNAVAILABLE', { kind: 'network', fault: 'refused' });

test('a model that failed three times in a row is not asked for five minutes', async () => {
  const { model, state } = answering(away, away, away);
  for (let time = 0; time < 3; time++) expect(await model.reply(request)).toBe(away);
  expect(await model.reply(request)).toMatchObject({ kind: 'fault', code: 'UNAVAILABLE' });
  expect(state.asked).toBe(3);
  jest.advanceTimersByTime(5 * 60_000);
  expect(await model.reply(request)).toBe(fine);
});

test('a reply in between begins the count anew', async () => {
  const { model, state } = answering(away, away, fine, away, away);
  for (let time = 0; time < 6; time++) await model.reply(request);
  expect(state.asked).toBe(6);
});

test('runs that were stopped do not count', async () => {
  const stopped = modelFault('STOPPED', { kind: 'stopped' });
  const { model, state } = answering(stopped, stopped, stopped, stopped);
  for (let time = 0; time < 4; time++) await model.reply(request);
  expect(state.asked).toBe(4);
});

test.each([
  ['an empty answer', modelFault('GARBLED', { kind: 'empty_answer' })],
  ['an unusable answer', modelFault('GARBLED', { kind: 'unusable_answer' })],
  ['a refused question', modelFault('REFUSED', { kind: 'status', status: 400 })],
])('%s does not count: other questions may be answered', async (_which, fault) => {
  const { model, state } = answering(fault, fault, fault, fine);
  for (let time = 0; time < 3; time++) expect(await model.reply(request)).toBe(fault);
  expect(await model.reply(request)).toBe(fine);
  expect(state.asked).toBe(4);
});

test('a refused key counts', async () => {
  const denied = modelFault('REFUSED', { kind: 'status', status: 401 });
  const { model, state } = answering(denied, denied, denied);
  for (let time = 0; time < 4; time++) await model.reply(request);
  expect(state.asked).toBe(3);
});
