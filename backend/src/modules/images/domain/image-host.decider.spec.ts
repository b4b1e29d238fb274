import type { ImageHostEvent } from '#events/images/image-host.events';
import { scenario } from '#test/support/given-when-then';
import { imageHostDecider } from './image-host.decider';

const { given } = scenario(imageHostDecider);
const data = { host: 'agency.example', reason: 'Asked by its owner.' };
const takenDown: ImageHostEvent = { type: 'ImageHostTakenDown', data };
const readmitted: ImageHostEvent = { type: 'ImageHostReadmitted', data };
const takeDown = { type: 'TakeDownHost', ...data } as const;
const readmit = { type: 'ReadmitHost', ...data } as const;

test('the images of a host are taken down once', () => {
  given().when(takeDown).then(takenDown);
  given(takenDown).when(takeDown).thenNothing();
  given(takenDown, readmitted).when(takeDown).then(takenDown);
});

test('only a host that was taken down is readmitted', () => {
  given(takenDown).when(readmit).then(readmitted);
  given().when(readmit).thenRefused('NOT_FOUND');
  given(takenDown, readmitted).when(readmit).thenRefused('NOT_FOUND');
});
