import { understanding } from '#test/support/fakes/fake-embeddings';
import { scaleOf, type PlacedSample, type Vector } from './scale';

const ofLengthOne = (values: readonly number[]): Vector => {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
};

const TOPICS = [0, 1, 2, 3, 4, 5];

const opened = (common: number) => {
  const vectorOf = understanding(Number, common);
  const vector = (topic: number): Vector => ofLengthOne(vectorOf(String(topic)));
  const placed: readonly PlacedSample[] = TOPICS.map((topic) => ({ topic, vector: vector(topic) }));
  return { vector, scale: scaleOf(placed, placed) };
};

test.each([0, 1, 5, 20])(
  'texts on one topic are near 1, and others near 0, however alike all texts are: %d',
  (common) => {
    const { vector, scale } = opened(common);
    expect(scale?.(vector(12), vector(12))).toBeCloseTo(1, 1);
    expect(scale?.(vector(12), vector(13))).toBeCloseTo(0, 1);
  },
);

test('a model for which all texts are the same is not believed', () => {
  const same = ofLengthOne([1, 2, 3, 4, 5, 6, 7, 8]);
  const placed: readonly PlacedSample[] = TOPICS.map((topic) => ({ topic, vector: same }));
  expect(scaleOf(placed, placed)).toBeNull();
});

test('a model that takes each sample for another topic’s is not believed', () => {
  const { vector } = opened(1);
  const left = TOPICS.map((topic) => ({ topic, vector: vector(topic) }));
  const right = TOPICS.map((topic) => ({ topic, vector: vector((topic + 1) % TOPICS.length) }));
  expect(scaleOf(left, right)).toBeNull();
});

test('a model without samples has no scale', () => expect(scaleOf([], [])).toBeNull());
