import { createBoxTexts } from '../texts/create-box';

/** Topics that show what can be tracked. */
export const exampleTopics = (): readonly string[] => createBoxTexts().examples;
