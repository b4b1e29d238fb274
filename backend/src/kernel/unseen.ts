/** Marks that turn the order of writing, tags, and characters without width or ink but those that scripts join letters by. */
const UNSEEN = /[\u00ad\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Without characters that hide from people what a model reads, or show them something else. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');
