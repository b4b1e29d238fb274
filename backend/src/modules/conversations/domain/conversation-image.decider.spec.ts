import type { ConversationImageEvent } from '#events/conversations/conversation-image.events';
import { scenario } from '#test/support/given-when-then';
import { conversationImageDecider } from './conversation-image.decider';

const { given } = scenario(conversationImageDecider);
const image = { userId: 'ann', imageId: 'i1', mediaType: 'image/png', content: 'iVBORw0KGgo=' } as const;
const kept: ConversationImageEvent = { type: 'ImageKept', data: image };

test('an image is kept, once', () => {
  given()
    .when({ type: 'KeepImage', ...image })
    .then(kept);
  given(kept)
    .when({ type: 'KeepImage', ...image })
    .thenNothing();
});
